-- A file on its way; once it has arrived, been judged and been claimed, the file of an application.
CREATE TABLE upload (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  size integer NOT NULL,
  received integer NOT NULL DEFAULT 0,
  verdict text, -- 'fine', or the code of what is wrong with it
  sha256 bytea,
  application_id uuid REFERENCES application ON DELETE CASCADE,
  field text,
  created_at timestamptz NOT NULL DEFAULT now(),
  touched_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT upload_size CHECK (size BETWEEN 1 AND 10485760), -- 10 MiB
  CONSTRAINT upload_received CHECK (received BETWEEN 0 AND size),
  CONSTRAINT upload_fine CHECK (verdict IS DISTINCT FROM 'fine' OR (received = size AND sha256 IS NOT NULL)),
  CONSTRAINT upload_claim CHECK ((application_id IS NULL) = (field IS NULL)),
  CONSTRAINT upload_claimed CHECK (application_id IS NULL OR verdict IS NOT DISTINCT FROM 'fine'),
  UNIQUE (application_id, field)
);

CREATE INDEX upload_unclaimed ON upload (touched_at) WHERE application_id IS NULL;

-- The bytes, in the order in which they arrived.
CREATE TABLE upload_piece (
  upload_id uuid NOT NULL REFERENCES upload ON DELETE CASCADE,
  start integer NOT NULL,
  bytes bytea NOT NULL,

  PRIMARY KEY (upload_id, start)
);

-- A PDF is compressed already.
ALTER TABLE upload_piece ALTER COLUMN bytes SET STORAGE EXTERNAL;
