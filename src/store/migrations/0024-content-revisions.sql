-- What was saved, as it was then. It goes with the text that it is a version of.
CREATE TABLE content_revision (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  story_id uuid REFERENCES story ON DELETE CASCADE,
  news_item_id uuid REFERENCES news_item ON DELETE CASCADE,
  profile_id uuid REFERENCES profile ON DELETE CASCADE,
  version integer NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  saved_by text, -- nobody: it came with the samples, or from before versions were kept
  was_published boolean NOT NULL,
  answers jsonb NOT NULL,
  picture_key text REFERENCES picture,

  CONSTRAINT content_revision_of CHECK (num_nonnulls(story_id, news_item_id, profile_id) = 1)
);

CREATE UNIQUE INDEX content_revision_story ON content_revision (story_id, version);
CREATE UNIQUE INDEX content_revision_news_item ON content_revision (news_item_id, version);
CREATE UNIQUE INDEX content_revision_profile ON content_revision (profile_id, version);
CREATE INDEX content_revision_picture ON content_revision (picture_key);
