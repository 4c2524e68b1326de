-- A restore must also take down the texts that were taken down for somebody, and remove the versions, known by numbers.
ALTER TABLE erasure ALTER COLUMN row_id TYPE text;
