"""Thermals: a small gliding game with three dice and a few cards, complete with table, bots and rulebook."""
