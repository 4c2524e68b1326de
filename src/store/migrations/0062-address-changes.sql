-- A new e-mail address of an application that waits for its confirmation. Of both links only digests are kept.
CREATE TABLE address_change (
  application_id uuid PRIMARY KEY REFERENCES application ON DELETE CASCADE,
  email citext NOT NULL,
  confirm_digest bytea NOT NULL UNIQUE, -- mailed to the new address
  cancel_digest bytea NOT NULL UNIQUE, -- mailed to the present address
  failures integer NOT NULL DEFAULT 0, -- wrong PINs so far
  asked_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days',

  CONSTRAINT address_change_email CHECK (email <> ''),
  CONSTRAINT address_change_confirm CHECK (octet_length(confirm_digest) = 32),
  CONSTRAINT address_change_cancel CHECK (octet_length(cancel_digest) = 32)
);

CREATE INDEX address_change_age ON address_change (expires_at);
