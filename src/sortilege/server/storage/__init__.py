"""What is kept: tables, logs and people in SQLite or PostgreSQL."""
