"""Players without hands: they see only what their seat may see."""
