"""Players that are programs: they get a view and a time budget, never the state."""
