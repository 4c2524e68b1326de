CREATE DOMAIN slug AS text CHECK (VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

CREATE TABLE story (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug slug NOT NULL UNIQUE,
  title text NOT NULL,
  synopsis text NOT NULL,
  country_region text NOT NULL,
  image_url text,
  image_alt text,
  content text NOT NULL,
  position integer NOT NULL,
  status text NOT NULL DEFAULT 'draft',
  is_sample boolean NOT NULL DEFAULT false,
  published_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT story_status CHECK (status IN ('draft', 'published')),
  CONSTRAINT story_published_at CHECK (status = 'draft' OR published_at IS NOT NULL),
  CONSTRAINT story_image_alt CHECK (image_url IS NULL OR coalesce(image_alt, '') <> '')
);

CREATE TABLE news_item (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug slug NOT NULL UNIQUE,
  title text NOT NULL,
  summary text NOT NULL,
  content text NOT NULL,
  published_on date NOT NULL,
  status text NOT NULL DEFAULT 'draft',
  is_sample boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT news_item_status CHECK (status IN ('draft', 'published'))
);

CREATE TABLE profile (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  slug slug NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL,
  country text NOT NULL,
  quote text NOT NULL,
  biography text NOT NULL,
  image_url text,
  image_alt text,
  position integer NOT NULL,
  status text NOT NULL DEFAULT 'draft',
  consent_recorded_at timestamptz,
  is_sample boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT profile_kind CHECK (kind IN ('expert', 'trainer')),
  CONSTRAINT profile_status CHECK (status IN ('draft', 'published')),
  CONSTRAINT profile_image_alt CHECK (image_url IS NULL OR coalesce(image_alt, '') <> ''),
  -- Sample profiles are of people who do not exist.
  CONSTRAINT profile_consent CHECK (status = 'draft' OR is_sample OR consent_recorded_at IS NOT NULL)
);

CREATE INDEX story_list ON story (status, position);
CREATE INDEX news_item_list ON news_item (status, published_on DESC);
CREATE INDEX profile_list ON profile (kind, status, position);

CREATE TRIGGER story_touch BEFORE UPDATE ON story FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER news_item_touch BEFORE UPDATE ON news_item FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER profile_touch BEFORE UPDATE ON profile FOR EACH ROW EXECUTE FUNCTION touch();

-- One row. Pages kept by any instance are good for one version; 0 means that there was never any content.
CREATE TABLE content_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version bigint NOT NULL
);
INSERT INTO content_version (version) VALUES (0);

CREATE FUNCTION bump_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bumped bigint;
BEGIN
  UPDATE content_version SET version = version + 1 RETURNING version INTO bumped;
  PERFORM pg_notify('content_version', bumped::text);
  RETURN NULL;
END $$;

CREATE TRIGGER story_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON story
  EXECUTE FUNCTION bump_content_version();
CREATE TRIGGER news_item_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON news_item
  EXECUTE FUNCTION bump_content_version();
CREATE TRIGGER profile_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON profile
  EXECUTE FUNCTION bump_content_version();
