-- What the public pages say about the registry in numbers, in one row, already rounded and without small counts: see
-- domain/content/public-figures.ts. Cached pages change when the figures do, not with every count.
CREATE TABLE public_figures (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  figures jsonb NOT NULL,
  counted_at timestamptz NOT NULL
);
INSERT INTO public_figures (figures, counted_at) VALUES ('{}', '-infinity');

-- For each row: a trigger for statements fires without a change too, and a database that never had content must stay at
-- version 0.
CREATE TRIGGER public_figures_version AFTER UPDATE ON public_figures FOR EACH ROW
  WHEN (OLD.figures IS DISTINCT FROM NEW.figures) EXECUTE FUNCTION bump_content_version();

-- Facts of a story, each optional.
ALTER TABLE story
  ADD COLUMN country text NOT NULL DEFAULT '', -- the English name, as in applications
  ADD COLUMN hospital text NOT NULL DEFAULT '',
  ADD COLUMN support text NOT NULL DEFAULT '',
  ADD COLUMN period text NOT NULL DEFAULT '',
  ADD COLUMN expert text NOT NULL DEFAULT '', -- the slug of a profile
  ADD COLUMN image_caption text NOT NULL DEFAULT '',
  ADD COLUMN image_credit text NOT NULL DEFAULT '',
  ADD COLUMN outcomes_title text NOT NULL DEFAULT '',
  ADD COLUMN outcomes text NOT NULL DEFAULT '', -- a line for each: '12% to 71% | what it measures'
  ADD COLUMN outcomes_note text NOT NULL DEFAULT '',
  ADD COLUMN timeline text NOT NULL DEFAULT ''; -- a line for each: '2024-02 | what happened'
