-- Rises with each saving: of two editors the slower one is told, and a link to a draft shows the draft it was made for.
ALTER TABLE story ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE news_item ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE profile ADD COLUMN version integer NOT NULL DEFAULT 1;

-- The day of an item is that of its publication.
ALTER TABLE news_item
  ALTER COLUMN published_on DROP NOT NULL,
  ADD CONSTRAINT news_item_published_on CHECK (status = 'draft' OR published_on IS NOT NULL);

-- How somebody agreed to be named, who wrote that down, and when.
ALTER TABLE profile
  ADD COLUMN consent_note text,
  ADD COLUMN consent_recorded_by text,
  DROP CONSTRAINT profile_consent,
  -- Sample profiles are of people who do not exist.
  ADD CONSTRAINT profile_consent CHECK (
    status = 'draft' OR is_sample OR num_nulls(consent_note, consent_recorded_by, consent_recorded_at) = 0
  );

-- The address of a profile stays once it was published. The default is for those that are there, and changes no row.
ALTER TABLE profile ADD COLUMN published_at timestamptz DEFAULT now();
ALTER TABLE profile
  ALTER COLUMN published_at DROP DEFAULT,
  ADD CONSTRAINT profile_published_at CHECK (status = 'draft' OR published_at IS NOT NULL);
