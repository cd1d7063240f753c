"""Tables without a server: a device keeps the logs, drives the bots and answers its own page, by the same protocol."""
