-- A file of experts between its dry run and its import.
CREATE TABLE import_sheet (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  digest bytea NOT NULL, -- of the file as it came
  content text NOT NULL,
  read_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT import_sheet_content CHECK (octet_length(content) <= 5 * 1024 * 1024)
);

CREATE INDEX import_sheet_age ON import_sheet (read_at);
