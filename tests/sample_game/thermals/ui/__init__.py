"""Thermals for people: words, table and poster."""
