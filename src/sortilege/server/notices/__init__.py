"""Notices: what is said to people who are away from their tables, by which ways, and when."""
