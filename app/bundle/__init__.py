"""Voltige as a folder that needs no Python, and as one file that unpacks it: how both are made."""
