CREATE TABLE contact_message (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  status text NOT NULL DEFAULT 'open',
  answers jsonb NOT NULL,
  email citext NOT NULL GENERATED ALWAYS AS (btrim(answers ->> 'email')::citext) STORED,
  received_at timestamptz NOT NULL DEFAULT now(),
  idempotency_key uuid UNIQUE,

  CONSTRAINT contact_message_status CHECK (status IN ('open', 'answered', 'spam')),
  CONSTRAINT contact_message_email CHECK (email <> ''),
  CONSTRAINT contact_message_answers CHECK (jsonb_typeof(answers) = 'object')
);

CREATE INDEX contact_message_list ON contact_message (status, received_at, id);
