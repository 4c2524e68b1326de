-- The story that was drafted from the reports of a collaboration: one at most.
CREATE TABLE match_story (
  match_id uuid PRIMARY KEY REFERENCES match ON DELETE CASCADE,
  story_id uuid NOT NULL UNIQUE REFERENCES story ON DELETE CASCADE
);

-- A draft has the words of two people's reports: while nobody has published it, it goes with them.
CREATE FUNCTION drop_drafted_story() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM story WHERE id = OLD.story_id AND status = 'draft';
  RETURN NULL;
END $$;

CREATE TRIGGER match_story_gone AFTER DELETE ON match_story FOR EACH ROW EXECUTE FUNCTION drop_drafted_story();
