"""A release: everything that people download, made, checked and signed off."""
