-- A reply text of the team, which coordinators insert into a reply and then change.
CREATE TABLE reply_text (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  locale text NOT NULL,
  name text NOT NULL,
  text text NOT NULL, -- {name} stands for the name of the reader
  changed_by uuid REFERENCES staff_user ON DELETE SET NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT reply_text_name CHECK (name ~ '\S' AND length(name) <= 100),
  CONSTRAINT reply_text_text CHECK (text ~ '\S' AND length(text) <= 5000)
);

CREATE UNIQUE INDEX reply_text_once ON reply_text (locale, name);
CREATE INDEX reply_text_author ON reply_text (changed_by) WHERE changed_by IS NOT NULL;
