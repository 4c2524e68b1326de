-- Which pages are read, and for how long. Nothing here says by whom: a visit ends with its tab, at the latest after a
-- day, and a page is known by its pattern in the route table.
CREATE TABLE visit (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  began_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX visit_age ON visit (began_at);

CREATE TABLE page_view (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  visit_id uuid NOT NULL REFERENCES visit ON DELETE CASCADE,
  path text NOT NULL,
  entered_at timestamptz NOT NULL,
  left_at timestamptz,
  seconds_spent integer,
  seconds_inactive integer,

  CONSTRAINT page_view_path CHECK (path ~ '^/[^?#]*$'),
  CONSTRAINT page_view_left CHECK (num_nulls(left_at, seconds_spent, seconds_inactive) IN (0, 3)),
  CONSTRAINT page_view_order CHECK (left_at >= entered_at),
  CONSTRAINT page_view_spent CHECK (seconds_spent BETWEEN 0 AND 86400),
  CONSTRAINT page_view_inactive CHECK (seconds_inactive BETWEEN 0 AND seconds_spent)
);

CREATE INDEX page_view_visit ON page_view (visit_id);
CREATE INDEX page_view_age ON page_view (entered_at);
