-- How many waited in each pile of Today, by day: the trend of its tiles.
CREATE TABLE pile_count (
  day date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
  pile text NOT NULL,
  count integer NOT NULL,

  PRIMARY KEY (day, pile),
  CONSTRAINT pile_count_pile CHECK (pile ~ '^[a-z_]{1,40}$'),
  CONSTRAINT pile_count_count CHECK (count >= 0)
);

-- Applicants who were asked for information and have not answered.
CREATE INDEX application_asked ON application (updated_at, id) INCLUDE (kind) WHERE status = 'info_requested';

-- What a member of staff has chosen for their own back office.
CREATE TABLE staff_preference (
  user_id uuid PRIMARY KEY REFERENCES staff_user ON DELETE CASCADE,
  keys jsonb NOT NULL, -- whether single keys work, and which key does what
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT staff_preference_keys CHECK (jsonb_typeof(keys) = 'object' AND length(keys::text) < 2000)
);
