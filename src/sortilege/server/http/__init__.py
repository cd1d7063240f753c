"""The door: requests, answers, files, and the sockets' way in."""
