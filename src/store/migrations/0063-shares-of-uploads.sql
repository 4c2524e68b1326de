-- Who sends an unclaimed upload: a keyed hash of their network, to count by. It goes when the upload is claimed.
ALTER TABLE upload ADD COLUMN sender text;

CREATE INDEX upload_share ON upload (sender) WHERE sender IS NOT NULL;

CREATE FUNCTION forget_sender() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sender := NULL;
  RETURN NEW;
END $$;

-- A trigger, because the release before claims uploads without knowing the column.
CREATE TRIGGER upload_forgets_sender BEFORE UPDATE ON upload FOR EACH ROW
  WHEN (NEW.application_id IS NOT NULL AND NEW.sender IS NOT NULL) EXECUTE FUNCTION forget_sender();
