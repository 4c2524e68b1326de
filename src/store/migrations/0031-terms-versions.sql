-- A version of the terms for one kind of application, from the moment when visitors read it. There is no row for the
-- delivered text of the beginning, which is version 0.
CREATE TABLE terms_version (
  kind text NOT NULL,
  version integer NOT NULL,
  words jsonb, -- the English page, which binds; null: the delivered text was taken again
  in_force_since timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (kind, version),
  CONSTRAINT terms_version_kind CHECK (kind IN ('expert', 'trainer', 'hospital')),
  CONSTRAINT terms_version_number CHECK (version > 0)
);

-- The version of the terms that the consent was given to; null for a consent to something else.
ALTER TABLE consent ADD COLUMN terms_version integer;
