"""A table, without a clock, a socket or a store: what its log adds up to, who may do what, what each seat is shown."""
