-- The name of an upload's file in the folder of files; null: its bytes are rows of upload_piece. A name is random and
-- never used again, so that a file can be removed by its name at any time.
ALTER TABLE upload ADD COLUMN stored_as uuid;
CREATE UNIQUE INDEX upload_stored_as ON upload (stored_as) WHERE stored_as IS NOT NULL;

-- Names that have to be removed from the folder: a transaction cannot delete a file, so the deletion follows its commit.
CREATE TABLE removed_file (
  name uuid PRIMARY KEY,
  due_at timestamptz NOT NULL DEFAULT now() -- later for a copy that is being made: its move takes the name off the list
);

CREATE FUNCTION remove_stored_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_file (name) VALUES (OLD.stored_as) ON CONFLICT (name) DO UPDATE SET due_at = now();
  RETURN NULL;
END $$;

CREATE TRIGGER upload_deleted AFTER DELETE ON upload FOR EACH ROW
  WHEN (OLD.stored_as IS NOT NULL) EXECUTE FUNCTION remove_stored_file();
CREATE TRIGGER upload_stored_elsewhere AFTER UPDATE OF stored_as ON upload FOR EACH ROW
  WHEN (OLD.stored_as IS DISTINCT FROM NEW.stored_as AND OLD.stored_as IS NOT NULL)
  EXECUTE FUNCTION remove_stored_file();

-- The folder of this registry: the same id is in the folder, so that an unmounted or another one is noticed.
CREATE TABLE file_folder (
  only_row boolean PRIMARY KEY DEFAULT true,
  id uuid NOT NULL DEFAULT gen_random_uuid(),

  CONSTRAINT file_folder_only_row CHECK (only_row)
);
