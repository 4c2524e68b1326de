-- The verification code of a certificate, in the alphabet of domain/programme/certificate-code.ts; a test compares both.
-- Bytes 6 to 9 of a random UUID hold its version and variant; the other twelve are random.
CREATE FUNCTION new_certificate_code() RETURNS text LANGUAGE sql VOLATILE
RETURN (
  WITH random AS MATERIALIZED (SELECT uuid_send(gen_random_uuid()) AS bytes)
  SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(bytes, at) & 31) + 1, 1), '')
  FROM random, unnest(ARRAY[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) AS at
);

-- What a completed match is found by on the public page.
ALTER TABLE match
  ADD COLUMN certificate_code text UNIQUE,
  ADD CONSTRAINT match_certificate_code CHECK (certificate_code ~ '^[0-9A-HJKMNP-TV-Z]{12}$');

UPDATE match SET certificate_code = new_certificate_code() WHERE status = 'completed';

-- Set by the database, so that a match completed by the version before has a code, too.
CREATE FUNCTION issue_certificate_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.certificate_code := new_certificate_code();
  RETURN NEW;
END $$;

CREATE TRIGGER match_certificate_code BEFORE INSERT OR UPDATE OF status ON match FOR EACH ROW
  WHEN (NEW.status = 'completed' AND NEW.certificate_code IS NULL) EXECUTE FUNCTION issue_certificate_code();

-- It is printed: it stays the same, even when completing is undone and done again.
CREATE TRIGGER match_certificate_code_stays BEFORE UPDATE OF certificate_code ON match FOR EACH ROW
  WHEN (OLD.certificate_code IS NOT NULL AND OLD.certificate_code IS DISTINCT FROM NEW.certificate_code)
  EXECUTE FUNCTION keep_as_it_was();

-- Exports of matches go by these pages, and figures about the programme by these days.
CREATE INDEX match_suggested ON match (suggested_at, id);
CREATE INDEX report_due ON report (due_on);
