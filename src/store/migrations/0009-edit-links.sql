-- How a person comes back to their application. The link says which one it is, the PIN shows that it is theirs.
-- Of links, sessions and drafts only digests are kept: reading the database does not let anyone in.
CREATE TABLE edit_link (
  application_id uuid PRIMARY KEY REFERENCES application ON DELETE CASCADE,
  token_digest bytea NOT NULL UNIQUE,
  pin_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  pin_created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT edit_link_token CHECK (octet_length(token_digest) = 32),
  CONSTRAINT edit_link_pin CHECK (pin_hash LIKE '$argon2id$%')
);

-- Counted also for links that do not exist, so that counting tells nobody which ones do.
CREATE TABLE edit_attempt (
  token_digest bytea PRIMARY KEY,
  failures integer NOT NULL,
  locks integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  last_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX edit_attempt_age ON edit_attempt (last_at);

CREATE TABLE edit_session (
  token_digest bytea PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX edit_session_application ON edit_session (application_id);
CREATE INDEX edit_session_age ON edit_session (created_at);

-- A form to be finished on another device.
CREATE TABLE draft (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_digest bytea NOT NULL UNIQUE,
  form text NOT NULL,
  email citext NOT NULL, -- where its link was sent
  answers jsonb NOT NULL,
  step text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '30 days',

  CONSTRAINT draft_form CHECK (form IN ('expert', 'hospital', 'trainer')),
  CONSTRAINT draft_answers CHECK (jsonb_typeof(answers) = 'object')
);

CREATE INDEX draft_email ON draft (email);
CREATE INDEX draft_age ON draft (expires_at);

-- Unclaimed files of a draft stay for as long as the draft does.
ALTER TABLE upload ADD COLUMN draft_id uuid REFERENCES draft ON DELETE SET NULL;
CREATE INDEX upload_draft ON upload (draft_id) WHERE draft_id IS NOT NULL;

-- A mail with a PIN or a link that opens something; once it is sent, only the reader has its words.
ALTER TABLE mail
  ADD COLUMN secret boolean NOT NULL DEFAULT false,
  ADD COLUMN draft_id uuid REFERENCES draft ON DELETE CASCADE;
CREATE INDEX mail_draft ON mail (draft_id) WHERE draft_id IS NOT NULL;

CREATE FUNCTION forget_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.letter := jsonb_set(NEW.letter, '{parts}', '[]');
  RETURN NEW;
END $$;

CREATE TRIGGER mail_secret BEFORE UPDATE ON mail FOR EACH ROW
  WHEN (NEW.secret AND NEW.status = 'sent') EXECUTE FUNCTION forget_letter();

-- Names nobody; lets a restored backup be freed again of those who asked for it.
CREATE TABLE erasure (
  application_id uuid PRIMARY KEY,
  erased_at timestamptz NOT NULL DEFAULT now()
);
