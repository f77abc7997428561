"""The drafting game: hands pass round the table, everybody builds at once."""
