-- What is mailed to somebody who works here, or is to: it opens one form, once. Only a digest is kept.
CREATE TABLE staff_link (
  token_digest bytea PRIMARY KEY,
  purpose text NOT NULL,
  email citext, -- of somebody who is invited
  role text,
  user_id uuid REFERENCES staff_user ON DELETE CASCADE, -- of somebody who needs a new password
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days',

  CONSTRAINT staff_link_token CHECK (octet_length(token_digest) = 32),
  CONSTRAINT staff_link_role CHECK (role IN ('administrator', 'coordinator', 'editor', 'viewer')),
  CONSTRAINT staff_link_purpose CHECK (
    purpose = 'invitation' AND email IS NOT NULL AND role IS NOT NULL AND user_id IS NULL
    OR purpose = 'new_password' AND email IS NULL AND role IS NULL AND user_id IS NOT NULL
  )
);

-- The latest one counts.
CREATE UNIQUE INDEX staff_link_email ON staff_link (email);
CREATE UNIQUE INDEX staff_link_user ON staff_link (user_id);
CREATE INDEX staff_link_age ON staff_link (expires_at);
