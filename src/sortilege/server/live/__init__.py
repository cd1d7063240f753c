"""Tables in memory: people connected to them, clocks that run, bots that think."""
