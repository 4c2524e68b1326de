-- When a draft is published, and when what is published becomes a draft again, without anybody doing it then.
ALTER TABLE story
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN unpublish_at timestamptz,
  ADD CONSTRAINT story_publish_at CHECK (publish_at IS NULL OR status = 'draft'),
  ADD CONSTRAINT story_unpublish_at CHECK (unpublish_at > publish_at);

ALTER TABLE news_item
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN unpublish_at timestamptz,
  ADD CONSTRAINT news_item_publish_at CHECK (publish_at IS NULL OR status = 'draft'),
  ADD CONSTRAINT news_item_unpublish_at CHECK (unpublish_at > publish_at);

ALTER TABLE profile
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN unpublish_at timestamptz,
  ADD CONSTRAINT profile_publish_at CHECK (publish_at IS NULL OR status = 'draft'),
  ADD CONSTRAINT profile_unpublish_at CHECK (unpublish_at > publish_at);
