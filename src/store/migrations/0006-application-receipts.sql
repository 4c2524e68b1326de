-- The number that a person quotes, the language to write to them in, and the key that tells a lost answer from a
-- second application.
ALTER TABLE application
  ADD COLUMN number integer NOT NULL GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN locale text NOT NULL DEFAULT 'en',
  ADD COLUMN idempotency_key uuid UNIQUE;

ALTER TABLE contact_message ADD COLUMN locale text NOT NULL DEFAULT 'en';
