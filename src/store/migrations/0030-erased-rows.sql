-- Somebody without an application can be erased, too: any row may come back with a backup and must go again.
ALTER TABLE erasure RENAME COLUMN application_id TO row_id;
ALTER TABLE erasure
  ADD COLUMN row_table text NOT NULL DEFAULT 'application',
  DROP CONSTRAINT erasure_pkey,
  ADD PRIMARY KEY (row_table, row_id);
ALTER TABLE erasure ALTER COLUMN row_table DROP DEFAULT;
