-- Lists of experts and trainers are sorted by family name; hospitals have none, and are sorted by their name.
ALTER TABLE application ADD COLUMN family_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  plain(btrim(coalesce(answers ->> 'surname', '') || ' ' || coalesce(answers ->> 'name', '')))
) STORED;

CREATE INDEX application_family ON application (kind, family_key, id);

-- A saved view of a list.
CREATE TABLE saved_view (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  name text NOT NULL,
  filter jsonb NOT NULL, -- as the address has it: filters, order, columns and density
  owner_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  shared boolean NOT NULL DEFAULT false, -- with everybody who reads applications
  saved_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT saved_view_kind CHECK (kind IN ('expert', 'hospital', 'trainer')),
  CONSTRAINT saved_view_name CHECK (name ~ '\S' AND length(name) <= 80),
  CONSTRAINT saved_view_filter CHECK (jsonb_typeof(filter) = 'object')
);

CREATE UNIQUE INDEX saved_view_own ON saved_view (owner_id, kind, name);

-- Mails of one text to a group, which are taken back together.
ALTER TABLE mail ADD COLUMN batch_id uuid;

CREATE INDEX mail_batch ON mail (batch_id) WHERE batch_id IS NOT NULL;
