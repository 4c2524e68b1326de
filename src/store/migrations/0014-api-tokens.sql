-- A token with which a program calls the back office in place of its owner, a member of staff.
CREATE TABLE api_token (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_digest bytea NOT NULL UNIQUE,
  hint text NOT NULL, -- its last characters, so that people know it again
  name text NOT NULL, -- of the program that has it
  is_integration boolean NOT NULL, -- answered for by administrators, not by one person alone
  owner_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,

  CONSTRAINT api_token_digest CHECK (octet_length(token_digest) = 32),
  CONSTRAINT api_token_name CHECK (name ~ '\S' AND length(name) <= 100),
  CONSTRAINT api_token_scopes CHECK (cardinality(scopes) > 0)
);

CREATE INDEX api_token_owner ON api_token (owner_id);
CREATE INDEX api_token_age ON api_token (expires_at);
