-- What may follow what, in the words of domain/statuses/match-status.ts; a test holds both against each other.
CREATE FUNCTION match_moves() RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '{
  "suggested": ["invited", "shortlisted", "lapsed"],
  "invited": ["interested", "declined", "lapsed"],
  "interested": ["shortlisted", "declined", "lapsed"],
  "declined": [],
  "lapsed": [],
  "shortlisted": ["selected", "not_selected", "lapsed", "declined"],
  "not_selected": [],
  "selected": ["confirmed", "declined", "ended_early"],
  "confirmed": ["agreement_signed", "ended_early"],
  "agreement_signed": ["active", "ended_early"],
  "active": ["on_hold", "completed", "ended_early"],
  "on_hold": ["active", "ended_early"],
  "completed": [],
  "ended_early": []
}'::jsonb;

-- An expert beside a hospital's request, with the reasons of that day.
CREATE TABLE match (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hospital_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  expert_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'suggested',
  score smallint NOT NULL,
  confidence smallint NOT NULL,
  petals jsonb NOT NULL,
  scale_version text NOT NULL,
  passed_gates jsonb NOT NULL DEFAULT '{}', -- the written reason by gate
  unasked_reason text, -- why the hospital sees them although nobody has asked them
  answer_reason text, -- why they, or the hospital, said no
  starts_on date, -- of the collaboration, once it has begun
  ends_on date,
  version integer NOT NULL DEFAULT 1,
  suggested_at timestamptz NOT NULL DEFAULT now(),
  moved_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT match_status CHECK (match_moves() ? status),
  CONSTRAINT match_two CHECK (hospital_id <> expert_id),
  CONSTRAINT match_petals CHECK (jsonb_typeof(petals) = 'object'),
  CONSTRAINT match_time CHECK ((starts_on IS NULL) = (ends_on IS NULL) AND ends_on > starts_on)
);

-- One at a time between the two; whoever said no may be asked again another time.
CREATE UNIQUE INDEX match_pair ON match (hospital_id, expert_id)
  WHERE status NOT IN ('declined', 'lapsed', 'not_selected', 'ended_early');
-- A request has one expert, whoever else chooses at the same moment.
CREATE UNIQUE INDEX match_one_expert ON match (hospital_id)
  WHERE status IN ('selected', 'confirmed', 'agreement_signed', 'active', 'on_hold', 'completed');
CREATE INDEX match_hospital ON match (hospital_id, suggested_at);
CREATE INDEX match_expert ON match (expert_id, suggested_at);
CREATE INDEX match_board ON match (status, moved_at);

-- Every change of status of a match: by whom, when, and how long it can be taken back.
CREATE TABLE match_move (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  match_id uuid NOT NULL REFERENCES match ON DELETE CASCADE,
  from_status text NOT NULL,
  to_status text NOT NULL,
  actor text NOT NULL,
  staff_id uuid REFERENCES staff_user ON DELETE SET NULL,
  staff_name text, -- as it was then
  batch_id uuid NOT NULL DEFAULT gen_random_uuid(), -- of moves that were made, and are taken back, together
  mail_id uuid REFERENCES mail ON DELETE SET NULL,
  moved_at timestamptz NOT NULL DEFAULT now(),
  held_until timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,

  CONSTRAINT match_move_actor CHECK (actor IN ('staff', 'hospital', 'expert', 'system')),
  CONSTRAINT match_move_staff CHECK ((actor = 'staff') = (staff_name IS NOT NULL))
);

CREATE INDEX match_move_match ON match_move (match_id, id);
CREATE INDEX match_move_batch ON match_move (batch_id);
CREATE INDEX match_move_mail ON match_move (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX match_move_staff ON match_move (staff_id) WHERE staff_id IS NOT NULL;

-- Besides the moves of the table, the last one may be taken back while it is held.
CREATE FUNCTION check_match_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last match_move;
BEGIN
  NEW.version := OLD.version + 1;
  NEW.moved_at := now();
  IF match_moves() -> OLD.status ? NEW.status THEN
    RETURN NEW;
  END IF;
  SELECT * INTO last FROM match_move WHERE match_id = NEW.id ORDER BY id DESC LIMIT 1;
  IF last.from_status = NEW.status AND last.to_status = OLD.status
    AND last.undone_at IS NULL AND last.held_until > now() THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a match may not move from % to %', OLD.status, NEW.status
    USING ERRCODE = 'check_violation', CONSTRAINT = 'match_move', TABLE = 'match';
END $$;

CREATE TRIGGER match_move BEFORE UPDATE ON match FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_match_move();

CREATE FUNCTION keep_match_pair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a match stays between the same two' USING ERRCODE = 'check_violation', CONSTRAINT = 'match_pair_stays';
END $$;

CREATE TRIGGER match_pair_stays BEFORE UPDATE OF hospital_id, expert_id ON match FOR EACH ROW
  WHEN ((OLD.hospital_id, OLD.expert_id) IS DISTINCT FROM (NEW.hospital_id, NEW.expert_id))
  EXECUTE FUNCTION keep_match_pair();
