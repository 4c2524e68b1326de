-- The record of an application or a match shows its mails. A mail with a PIN or a link keeps its words without them.
ALTER TABLE mail
  ADD COLUMN about_match_id uuid REFERENCES match ON DELETE SET NULL, -- the match that it is about, and whose other side it may name
  ADD COLUMN keeps_words boolean NOT NULL DEFAULT false; -- its secrets are marked: only they are deleted once it is sent

-- A letter as staff may read it: without the addresses of its links, and without what is marked as secret.
CREATE FUNCTION without_secrets(letter jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN jsonb_set(letter, '{parts}', coalesce((
  SELECT jsonb_agg(CASE part ->> 'kind'
    WHEN 'link' THEN part || '{"href": ""}'
    WHEN 'facts' THEN part || jsonb_build_object('rows', coalesce((
      SELECT jsonb_agg(CASE WHEN fact ? 'secret' THEN fact || '{"text": ""}' ELSE fact END ORDER BY at)
      FROM jsonb_array_elements(part -> 'rows') WITH ORDINALITY AS facts (fact, at)
    ), '[]'))
    ELSE part
  END ORDER BY place)
  FROM jsonb_array_elements(letter -> 'parts') WITH ORDINALITY AS parts (part, place)
), '[]'));

-- Once a secret mail is sent or has failed, its secrets are deleted; people ask for a new PIN or link instead. A mail of
-- an earlier version, which marked no secrets, loses all its words.
CREATE OR REPLACE FUNCTION forget_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.letter := CASE
    WHEN NEW.keeps_words THEN without_secrets(NEW.letter)
    ELSE jsonb_set(NEW.letter, '{parts}', '[]')
  END;
  RETURN NEW;
END $$;

-- A mail about a match names its other side: with the match, that is with either of the two, go its words; those of a
-- mail that is on its way once it has left.
CREATE FUNCTION forget_words_of_match() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mail SET keeps_words = false,
    letter = CASE WHEN status IN ('sent', 'failed') THEN jsonb_set(letter, '{parts}', '[]') ELSE letter END
  WHERE about_match_id = OLD.id AND secret;
  RETURN OLD;
END $$;

CREATE TRIGGER match_words BEFORE DELETE ON match FOR EACH ROW EXECUTE FUNCTION forget_words_of_match();

-- A note about a match belongs to its request, too.
ALTER TABLE note ADD COLUMN match_id uuid REFERENCES match ON DELETE CASCADE;
CREATE INDEX note_match ON note (match_id, written_at) WHERE match_id IS NOT NULL;

-- The pages of a timeline.
CREATE INDEX mail_timeline ON mail (application_id, queued_at) WHERE application_id IS NOT NULL;
DROP INDEX mail_application;
CREATE INDEX mail_match ON mail (about_match_id, queued_at) WHERE about_match_id IS NOT NULL;
-- The actions of src/store/review/timeline/told-actions.ts; a test compares both.
CREATE INDEX audit_timeline ON audit (subject_id, at) WHERE action IN (
  'address_change_asked', 'address_change_cancelled', 'address_changed', 'application_assigned',
  'application_link_mailed', 'application_tagged', 'match_refused', 'match_report_day_changed', 'match_report_decided',
  'match_report_sent', 'match_story_drafted', 'match_suggested', 'shortlist_mailed'
);
