-- Somebody of the team, a committee or a board, as the site introduces them.
CREATE TABLE member (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL, -- the body that the person belongs to
  slug slug NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL,
  institution text NOT NULL,
  biography text NOT NULL, -- HTML, may be empty
  image_alt text,
  picture_key text REFERENCES picture,
  position integer NOT NULL,
  status text NOT NULL DEFAULT 'draft',
  is_sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1, -- as in story
  consent_note text, -- how the person agreed to be named
  consent_recorded_by text,
  consent_recorded_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz, -- from then on the slug is fixed
  publish_at timestamptz, -- the schedule
  unpublish_at timestamptz,

  CONSTRAINT member_kind CHECK (kind IN ('team', 'steering_committee', 'secretariat', 'advisory_board')),
  CONSTRAINT member_status CHECK (status IN ('draft', 'published')),
  CONSTRAINT member_image_alt CHECK (picture_key IS NULL OR coalesce(image_alt, '') <> ''),
  -- The people of samples do not exist.
  CONSTRAINT member_consent CHECK (
    status = 'draft' OR is_sample OR num_nulls(consent_note, consent_recorded_by, consent_recorded_at) = 0
  ),
  CONSTRAINT member_published_at CHECK (status = 'draft' OR published_at IS NOT NULL),
  CONSTRAINT member_publish_at CHECK (publish_at IS NULL OR status = 'draft'),
  CONSTRAINT member_unpublish_at CHECK (unpublish_at > publish_at)
);

CREATE INDEX member_list ON member (kind, status, position);
CREATE INDEX member_picture ON member (picture_key);
CREATE TRIGGER member_touch BEFORE UPDATE ON member FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER member_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON member
  EXECUTE FUNCTION bump_content_version();

-- An organisation that supports the programme.
CREATE TABLE partner (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL, -- what it brings
  slug slug NOT NULL UNIQUE,
  name text NOT NULL,
  address text NOT NULL, -- of its website; may be empty
  description text NOT NULL, -- HTML, may be empty
  image_alt text,
  picture_key text REFERENCES picture, -- the logo
  position integer NOT NULL,
  status text NOT NULL DEFAULT 'draft',
  is_sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1, -- as in story
  updated_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz, -- from then on the slug is fixed
  publish_at timestamptz, -- the schedule
  unpublish_at timestamptz,

  CONSTRAINT partner_kind CHECK (kind IN ('implementation', 'funding', 'mission')),
  CONSTRAINT partner_address CHECK (address = '' OR address LIKE 'https://%'),
  CONSTRAINT partner_status CHECK (status IN ('draft', 'published')),
  CONSTRAINT partner_image_alt CHECK (picture_key IS NULL OR coalesce(image_alt, '') <> ''),
  CONSTRAINT partner_published_at CHECK (status = 'draft' OR published_at IS NOT NULL),
  CONSTRAINT partner_publish_at CHECK (publish_at IS NULL OR status = 'draft'),
  CONSTRAINT partner_unpublish_at CHECK (unpublish_at > publish_at)
);

CREATE INDEX partner_list ON partner (kind, status, position);
CREATE INDEX partner_picture ON partner (picture_key);
CREATE TRIGGER partner_touch BEFORE UPDATE ON partner FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER partner_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON partner
  EXECUTE FUNCTION bump_content_version();

ALTER TABLE content_revision
  ADD COLUMN member_id uuid REFERENCES member ON DELETE CASCADE,
  ADD COLUMN partner_id uuid REFERENCES partner ON DELETE CASCADE,
  DROP CONSTRAINT content_revision_of,
  ADD CONSTRAINT content_revision_of
    CHECK (num_nonnulls(story_id, news_item_id, profile_id, member_id, partner_id) = 1);
CREATE UNIQUE INDEX content_revision_member ON content_revision (member_id, version);
CREATE UNIQUE INDEX content_revision_partner ON content_revision (partner_id, version);

ALTER TABLE content_translation
  ADD COLUMN member_id uuid REFERENCES member ON DELETE CASCADE,
  ADD COLUMN partner_id uuid REFERENCES partner ON DELETE CASCADE,
  DROP CONSTRAINT content_translation_of,
  ADD CONSTRAINT content_translation_of
    CHECK (num_nonnulls(story_id, news_item_id, profile_id, member_id, partner_id) = 1);
CREATE UNIQUE INDEX content_translation_member ON content_translation (member_id, locale);
CREATE UNIQUE INDEX content_translation_partner ON content_translation (partner_id, locale);
