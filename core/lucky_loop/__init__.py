"""Lucky Loop: four aerobatic programmes, a free one, and six dice to fly them with."""
