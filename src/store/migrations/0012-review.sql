-- The zone in which a member of staff reads times; NULL until a browser has told it, which is read as UTC.
ALTER TABLE staff_user
  ADD COLUMN time_zone text,
  ADD COLUMN time_zone_chosen boolean NOT NULL DEFAULT false; -- by the person; otherwise it follows their browser

-- The secret address of a person's calendar.
CREATE TABLE calendar_feed (
  staff_id uuid PRIMARY KEY REFERENCES staff_user ON DELETE CASCADE,
  token_digest bytea NOT NULL UNIQUE,
  only_own boolean NOT NULL, -- what is assigned to the person, or everything
  made_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz, -- last read by a calendar

  CONSTRAINT calendar_feed_token CHECK (octet_length(token_digest) = 32)
);

-- An interview as it was set, changed or cancelled: one row each; the latest of an application counts.
CREATE TABLE interview (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY, -- the order of the rows
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  event_id uuid NOT NULL, -- names the interview in calendars
  sequence integer NOT NULL, -- of the event in calendars: a higher one replaces the others
  batch_id uuid, -- of the move that set or cancelled it; undoing the move deletes the row
  cancelled boolean NOT NULL DEFAULT false,
  starts_at timestamptz NOT NULL,
  minutes smallint NOT NULL,
  place text NOT NULL, -- an address, a telephone number or a link
  interviewer_id uuid REFERENCES staff_user ON DELETE SET NULL,
  interviewer_name text NOT NULL, -- at that time
  staff_id uuid REFERENCES staff_user ON DELETE SET NULL, -- who set, changed or cancelled it
  staff_name text, -- at that time; NULL for the registry itself
  mailed boolean NOT NULL, -- whether the applicant was told
  made_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT interview_event UNIQUE (event_id, sequence),
  CONSTRAINT interview_minutes CHECK (minutes BETWEEN 5 AND 480),
  CONSTRAINT interview_place CHECK (place ~ '\S' AND length(place) <= 500)
);

CREATE INDEX interview_application ON interview (application_id, number);
CREATE INDEX interview_batch ON interview (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX interview_starts ON interview (starts_at);
CREATE INDEX interview_interviewer ON interview (interviewer_id) WHERE interviewer_id IS NOT NULL;
CREATE INDEX interview_staff ON interview (staff_id) WHERE staff_id IS NOT NULL;

-- What a reviewer thinks of an application.
CREATE TABLE assessment (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  staff_id uuid REFERENCES staff_user ON DELETE SET NULL,
  staff_name text NOT NULL, -- at that time
  scores jsonb NOT NULL, -- 1 to 5 by criterion
  recommendation text NOT NULL,
  comment text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT assessment_of_reviewer UNIQUE (application_id, staff_id),
  CONSTRAINT assessment_scores CHECK (jsonb_typeof(scores) = 'object'),
  CONSTRAINT assessment_recommendation CHECK (recommendation IN ('accept', 'unsure', 'decline')),
  CONSTRAINT assessment_comment CHECK (length(comment) <= 2000)
);

CREATE INDEX assessment_staff ON assessment (staff_id) WHERE staff_id IS NOT NULL;

-- Why an application was declined. Moves of earlier releases have no reason.
ALTER TABLE move
  ADD COLUMN decline_reason text,
  ADD COLUMN decline_note text, -- in the words of staff
  ADD COLUMN decline_told boolean, -- whether the mail of the move said it
  ADD CONSTRAINT move_decline CHECK (
    (decline_reason IS NULL OR to_status = 'declined')
    AND (decline_reason IS NULL) = (decline_told IS NULL) AND (decline_reason IS NOT NULL OR decline_note IS NULL)
  ),
  ADD CONSTRAINT move_decline_note CHECK (decline_note ~ '\S' AND length(decline_note) <= 2000);

CREATE INDEX move_declined ON move (moved_at) INCLUDE (application_id, decline_reason)
  WHERE to_status = 'declined' AND undone_at IS NULL;

-- Two applications that look alike, and that somebody has decided are not the same.
CREATE TABLE not_duplicate (
  one uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  other uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  staff_id uuid REFERENCES staff_user ON DELETE SET NULL,
  staff_name text NOT NULL, -- at that time
  decided_at timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (one, other),
  CONSTRAINT not_duplicate_order CHECK (one < other)
);

CREATE INDEX not_duplicate_other ON not_duplicate (other);
CREATE INDEX not_duplicate_staff ON not_duplicate (staff_id) WHERE staff_id IS NOT NULL;

-- A duplicate that was merged into another application: what it was, since its own rows are gone.
CREATE TABLE merged_application (
  id uuid PRIMARY KEY, -- the one that it had
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE, -- the one that stayed
  number integer NOT NULL UNIQUE, -- of the reference that people still quote
  email citext NOT NULL,
  record jsonb NOT NULL, -- its rows by table
  staff_id uuid REFERENCES staff_user ON DELETE SET NULL,
  staff_name text NOT NULL, -- at that time
  merged_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT merged_application_record CHECK (jsonb_typeof(record) = 'object')
);

CREATE INDEX merged_application_into ON merged_application (application_id, merged_at);
CREATE INDEX merged_application_email ON merged_application (email);
CREATE INDEX merged_application_staff ON merged_application (staff_id) WHERE staff_id IS NOT NULL;

-- A file of a duplicate follows it; a field may then have two.
ALTER TABLE upload ADD COLUMN merged_from integer; -- the number of the duplicate
DROP INDEX upload_place;
CREATE UNIQUE INDEX upload_place ON upload (application_id, field)
  WHERE field <> 'letter_of_commitment' AND merged_from IS NULL;
