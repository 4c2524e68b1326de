-- What may follow what, in the words of domain/statuses/application-status.ts; a test holds both against each other.
CREATE FUNCTION application_moves() RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '{
  "expert": {
    "submitted": ["in_review", "declined", "withdrawn"],
    "in_review": ["info_requested", "interview", "accepted", "declined", "withdrawn"],
    "info_requested": ["in_review", "interview", "declined", "withdrawn"],
    "interview": ["accepted", "declined", "withdrawn"],
    "accepted": ["active", "declined", "withdrawn"],
    "active": ["paused", "withdrawn"],
    "paused": ["active", "withdrawn"],
    "declined": [],
    "withdrawn": []
  },
  "hospital": {
    "submitted": ["in_review", "declined", "withdrawn"],
    "in_review": ["info_requested", "eligible", "declined", "withdrawn"],
    "info_requested": ["in_review", "eligible", "declined", "withdrawn"],
    "eligible": ["shortlist_sent", "no_match", "declined", "withdrawn"],
    "shortlist_sent": ["expert_selected", "eligible", "no_match", "withdrawn"],
    "expert_selected": ["active", "shortlist_sent", "withdrawn"],
    "active": ["completed", "withdrawn"],
    "completed": [],
    "no_match": [],
    "declined": [],
    "withdrawn": []
  },
  "trainer": {
    "submitted": ["in_review", "declined", "withdrawn"],
    "in_review": ["info_requested", "interview", "accepted", "declined", "withdrawn"],
    "info_requested": ["in_review", "interview", "declined", "withdrawn"],
    "interview": ["accepted", "declined", "withdrawn"],
    "accepted": ["active", "declined", "withdrawn"],
    "active": ["paused", "withdrawn"],
    "paused": ["active", "withdrawn"],
    "declined": [],
    "withdrawn": []
  }
}'::jsonb;

-- Every change of status of an application: by whom, when, and how long it can be taken back.
CREATE TABLE move (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  from_status text NOT NULL,
  to_status text NOT NULL,
  version integer NOT NULL, -- of the application that the move left behind: every later change has another
  actor text NOT NULL,
  staff_id uuid REFERENCES staff_user ON DELETE SET NULL,
  staff_name text, -- as it was then
  batch_id uuid NOT NULL DEFAULT gen_random_uuid(), -- of moves that were made, and are taken back, together
  mail_id uuid REFERENCES mail ON DELETE SET NULL,
  moved_at timestamptz NOT NULL DEFAULT now(),
  held_until timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,

  CONSTRAINT move_actor CHECK (actor IN ('staff', 'applicant', 'system')),
  CONSTRAINT move_staff CHECK ((actor = 'staff') = (staff_name IS NOT NULL))
);

CREATE INDEX move_application ON move (application_id, id);
CREATE INDEX move_batch ON move (batch_id);
CREATE INDEX move_mail ON move (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX move_staff ON move (staff_id) WHERE staff_id IS NOT NULL;

-- Besides the moves of the table, the last one may be taken back while it is held.
CREATE FUNCTION check_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last move;
BEGIN
  IF NEW.kind = OLD.kind AND application_moves() -> NEW.kind -> OLD.status ? NEW.status THEN
    RETURN NEW;
  END IF;
  SELECT * INTO last FROM move WHERE application_id = NEW.id ORDER BY id DESC LIMIT 1;
  IF NEW.kind = OLD.kind AND last.from_status = NEW.status AND last.to_status = OLD.status
    AND last.undone_at IS NULL AND last.held_until > now() THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an application may not move from % (%) to % (%)', OLD.status, OLD.kind, NEW.status, NEW.kind
    USING ERRCODE = 'check_violation', CONSTRAINT = 'application_move', TABLE = 'application';
END $$;

CREATE TRIGGER application_move BEFORE UPDATE ON application FOR EACH ROW
  WHEN ((OLD.kind, OLD.status) IS DISTINCT FROM (NEW.kind, NEW.status)) EXECUTE FUNCTION check_move();

-- What staff note about an application is no new version of it, for which somebody's edit would have to yield.
DROP TRIGGER application_touch ON application;
DROP TRIGGER application_version ON application;
CREATE TRIGGER application_touch BEFORE UPDATE OF answers, status ON application
  FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER application_version BEFORE UPDATE OF answers, status ON application
  FOR EACH ROW EXECUTE FUNCTION next_version();
