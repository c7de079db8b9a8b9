"""Things that stand in the pictures, one module per kind."""
