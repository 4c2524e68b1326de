-- A page of prose in an institution's own words, in one language. Pages without a row are as the software delivers them.
CREATE TABLE page_text (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  page text NOT NULL, -- the name of its file in content/
  locale text NOT NULL,
  version integer NOT NULL DEFAULT 1, -- for optimistic locking, and for links to a preview of one version
  words jsonb, -- as last saved; null: the delivered text
  shown jsonb, -- what visitors read; null: the delivered text
  shown_version integer,
  delivered jsonb NOT NULL, -- the delivered text that an editor has last seen
  original_version integer NOT NULL DEFAULT 0, -- of the English text that it says the same as; 0: the delivered one
  publish_at timestamptz, -- the schedule
  unpublish_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),

  UNIQUE (page, locale),
  CONSTRAINT page_text_page CHECK (page ~ '^[a-z]+(-[a-z]+)*$'),
  CONSTRAINT page_text_locale CHECK (locale ~ '^[a-z]{2,3}$'),
  CONSTRAINT page_text_shown CHECK ((shown IS NULL) = (shown_version IS NULL)),
  CONSTRAINT page_text_unpublish_at CHECK (unpublish_at > publish_at)
);

CREATE TRIGGER page_text_touch BEFORE UPDATE ON page_text FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER page_text_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_text
  EXECUTE FUNCTION bump_content_version();

-- A saved version of a page; without words, the delivered text was taken again.
CREATE TABLE page_revision (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  page_text_id uuid NOT NULL REFERENCES page_text ON DELETE CASCADE,
  version integer NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  saved_by text NOT NULL,
  was_published boolean NOT NULL DEFAULT false,
  words jsonb,

  UNIQUE (page_text_id, version)
);
