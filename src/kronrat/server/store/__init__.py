"""Tables, seats and record lines in SQL: schema, migrations, reading, and one way of writing for each database."""
