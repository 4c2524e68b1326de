CREATE TABLE staff_user (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email citext NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  role text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT staff_user_role CHECK (role IN ('administrator', 'coordinator', 'editor', 'viewer'))
);

-- One way to sign in of a user; the password is a hash.
CREATE TABLE staff_account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),

  UNIQUE (provider_id, account_id)
);

CREATE INDEX staff_account_user ON staff_account (user_id);

CREATE TRIGGER staff_user_touch BEFORE UPDATE ON staff_user FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER staff_account_touch BEFORE UPDATE ON staff_account FOR EACH ROW EXECUTE FUNCTION touch();

-- Only a digest is kept: reading the database does not let anyone in.
CREATE TABLE set_up_link (
  token_digest bytea PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
