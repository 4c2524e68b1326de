-- A translation of a story, a news item or a profile into one language; what visitors see in that language once it is
-- published. Without one they see the English text.
CREATE TABLE content_translation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  story_id uuid REFERENCES story ON DELETE CASCADE,
  news_item_id uuid REFERENCES news_item ON DELETE CASCADE,
  profile_id uuid REFERENCES profile ON DELETE CASCADE,
  locale text NOT NULL,
  answers jsonb NOT NULL, -- those fields of the editor's form that hold words; the prose is HTML
  status text NOT NULL DEFAULT 'draft',
  original_version integer NOT NULL, -- of the English text that it says the same as
  version integer NOT NULL DEFAULT 1, -- as in story
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT content_translation_of CHECK (num_nonnulls(story_id, news_item_id, profile_id) = 1),
  CONSTRAINT content_translation_locale CHECK (locale ~ '^[a-z]{2,3}$' AND locale <> 'en'),
  CONSTRAINT content_translation_status CHECK (status IN ('draft', 'published'))
);

CREATE UNIQUE INDEX content_translation_story ON content_translation (story_id, locale);
CREATE UNIQUE INDEX content_translation_news_item ON content_translation (news_item_id, locale);
CREATE UNIQUE INDEX content_translation_profile ON content_translation (profile_id, locale);
CREATE TRIGGER content_translation_touch BEFORE UPDATE ON content_translation
  FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER content_translation_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_translation
  EXECUTE FUNCTION bump_content_version();
