-- A picture as pages show it. What was uploaded is not kept, and neither is what it told of the camera or the place.
CREATE TABLE picture (
  key text PRIMARY KEY,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT picture_key CHECK (key ~ '^[0-9a-f]{32}$'),
  CONSTRAINT picture_size CHECK (width BETWEEN 1 AND 1440 AND height BETWEEN 1 AND 2880)
);

-- One size in one format; the name is the last part of its address.
CREATE TABLE picture_file (
  picture_key text NOT NULL REFERENCES picture ON DELETE CASCADE,
  name text NOT NULL,
  bytes bytea NOT NULL,

  PRIMARY KEY (picture_key, name)
);

-- AVIF and WebP are compressed already.
ALTER TABLE picture_file ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Nobody but the samples had a picture so far; their drawings come with the next samples.
ALTER TABLE story
  DROP COLUMN image_url,
  ADD COLUMN picture_key text REFERENCES picture,
  ADD CONSTRAINT story_image_alt CHECK (picture_key IS NULL OR coalesce(image_alt, '') <> '');

ALTER TABLE profile
  DROP COLUMN image_url,
  ADD COLUMN picture_key text REFERENCES picture,
  ADD CONSTRAINT profile_image_alt CHECK (picture_key IS NULL OR coalesce(image_alt, '') <> '');

CREATE INDEX story_picture ON story (picture_key);
CREATE INDEX profile_picture ON profile (picture_key);
