"""The table server: people, tables, sockets, clocks, over one append-only log a table."""
