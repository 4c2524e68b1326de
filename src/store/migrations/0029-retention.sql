-- How long personal data stay, where an administrator has decided otherwise than src/domain/privacy/retention-periods.ts.
CREATE TABLE retention_period (
  name text PRIMARY KEY,
  length integer NOT NULL, -- days or months, as the period counts

  CONSTRAINT retention_period_length CHECK (length > 0)
);

-- Every night one instance clears away what has run out.
CREATE TABLE retention_run (
  night date PRIMARY KEY,
  began_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  gone jsonb NOT NULL DEFAULT '{}' -- how many rows of which table
);
