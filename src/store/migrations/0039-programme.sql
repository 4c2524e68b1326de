-- Another link to an application, which came with a later mail: it names it beside the first one, with the same PIN.
CREATE TABLE mailed_link (
  token_digest bytea PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT mailed_link_digest CHECK (octet_length(token_digest) = 32)
);

CREATE INDEX mailed_link_application ON mailed_link (application_id);

-- An expert is asked whether a request suits them. The link of that mail answers this one question.
CREATE TABLE match_invitation (
  match_id uuid PRIMARY KEY REFERENCES match ON DELETE CASCADE,
  token_digest bytea NOT NULL UNIQUE,
  asked_at timestamptz NOT NULL DEFAULT now(),
  answer_by timestamptz NOT NULL,
  reminded_at timestamptz,

  CONSTRAINT match_invitation_digest CHECK (octet_length(token_digest) = 32)
);

-- Who accepted which words of the confidentiality agreement, under which name. Nobody changes it afterwards.
CREATE TABLE agreement (
  match_id uuid NOT NULL REFERENCES match ON DELETE CASCADE,
  side text NOT NULL,
  name text NOT NULL,
  text_version text NOT NULL,
  text_sha256 bytea NOT NULL,
  locale text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (match_id, side),
  CONSTRAINT agreement_side CHECK (side IN ('hospital', 'expert')),
  CONSTRAINT agreement_name CHECK (btrim(name) <> ''),
  CONSTRAINT agreement_text CHECK (octet_length(text_sha256) = 32)
);

-- The hospital's letter of commitment; another one takes its place until the collaboration begins.
CREATE TABLE commitment_letter (
  match_id uuid PRIMARY KEY REFERENCES match ON DELETE CASCADE,
  upload_id uuid NOT NULL UNIQUE REFERENCES upload ON DELETE CASCADE,
  received_at timestamptz NOT NULL DEFAULT now()
);

-- A report that somebody owes by a day.
CREATE TABLE obligation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  match_id uuid NOT NULL REFERENCES match ON DELETE CASCADE,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'due',
  due_on date NOT NULL,
  answers jsonb,
  submitted_at timestamptz,
  note text, -- why it was sent back, or need not come
  settled_at timestamptz,
  reminders smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,

  UNIQUE (match_id, kind),
  CONSTRAINT obligation_kind CHECK (kind IN ('midterm_report', 'final_report', 'feedback_report')),
  CONSTRAINT obligation_status CHECK (status IN ('due', 'submitted', 'accepted', 'waived')),
  CONSTRAINT obligation_answers CHECK (status NOT IN ('submitted', 'accepted') OR answers IS NOT NULL),
  CONSTRAINT obligation_waived CHECK (status <> 'waived' OR btrim(note) <> ''),
  CONSTRAINT obligation_settled CHECK ((status IN ('accepted', 'waived')) = (settled_at IS NOT NULL))
);

CREATE INDEX obligation_open ON obligation (due_on, id) WHERE status IN ('due', 'submitted');

-- Nothing is called signed or completed before it is.
CREATE FUNCTION check_match_fulfilled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'agreement_signed' AND (
    (SELECT count(*) FROM agreement WHERE match_id = NEW.id) < 2
    OR NOT EXISTS (SELECT FROM commitment_letter WHERE match_id = NEW.id)
  ) OR NEW.status = 'completed' AND (
    SELECT count(*) FROM obligation WHERE match_id = NEW.id AND status IN ('accepted', 'waived')
  ) < 3 THEN
    RAISE EXCEPTION 'a match is not % yet', NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'match_fulfilled', TABLE = 'match';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER match_fulfilled BEFORE UPDATE ON match FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status IN ('agreement_signed', 'completed'))
  EXECUTE FUNCTION check_match_fulfilled();
