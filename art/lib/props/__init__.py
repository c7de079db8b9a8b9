"""Props, one module per kind."""
