-- What a form was let through by counts once; it is remembered until it would have run out by itself.
CREATE TABLE used_pass (
  id uuid PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

CREATE INDEX used_pass_age ON used_pass (expires_at);
