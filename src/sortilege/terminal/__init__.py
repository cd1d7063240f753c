"""The terminal: playing a game and looking at a record, with nothing but the library's contract."""
