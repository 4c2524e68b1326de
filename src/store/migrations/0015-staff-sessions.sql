-- How staff sign in. The library that reads and writes these tables calls the columns by its own names,
-- which src/services/staff/open-sign-in.ts maps.
ALTER TABLE staff_user
  ADD COLUMN two_factor_enabled boolean NOT NULL DEFAULT false,
  ADD COLUMN disabled_at timestamptz;

-- The token counts only in a cookie that the server has signed: reading the database does not let anyone in.
-- Where somebody signed in, and with what, is not kept: both columns stay empty.
CREATE TABLE staff_session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  ip_address text,
  user_agent text,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT staff_session_nowhere CHECK (coalesce(ip_address, '') = '' AND coalesce(user_agent, '') = '')
);

CREATE INDEX staff_session_user ON staff_session (user_id);
CREATE INDEX staff_session_age ON staff_session (expires_at);

-- What is half done, such as a password that still waits for its code.
CREATE TABLE staff_verification (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX staff_verification_identifier ON staff_verification (identifier);
CREATE INDEX staff_verification_age ON staff_verification (expires_at);

-- Secret and recovery codes are encrypted with a key that the database does not have.
CREATE TABLE staff_two_factor (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL UNIQUE REFERENCES staff_user ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean NOT NULL DEFAULT false,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz
);

CREATE TABLE staff_passkey (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  name text,
  public_key text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  counter double precision NOT NULL, -- 32 bits without a sign, read as a number
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  aaguid text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX staff_passkey_user ON staff_passkey (user_id);
