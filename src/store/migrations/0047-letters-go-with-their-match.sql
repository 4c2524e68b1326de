-- A letter of commitment names the expert: it goes with the match, whichever of the two is forgotten.
CREATE FUNCTION drop_commitment_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM upload WHERE id = OLD.upload_id;
  RETURN NULL;
END $$;

CREATE TRIGGER commitment_letter_gone AFTER DELETE ON commitment_letter
  FOR EACH ROW EXECUTE FUNCTION drop_commitment_letter();
