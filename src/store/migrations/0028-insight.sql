-- Steps of forms that somebody went past: how often in a day, and nothing about who.
CREATE TABLE passed_step (
  day date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
  form text NOT NULL,
  step text NOT NULL,
  times integer NOT NULL DEFAULT 1,

  PRIMARY KEY (day, form, step),
  CONSTRAINT passed_step_form CHECK (form IN ('expert', 'hospital', 'trainer')),
  CONSTRAINT passed_step_times CHECK (times > 0)
);

-- Figures over many months are read from the index alone.
CREATE INDEX page_view_read ON page_view (entered_at) INCLUDE (path, seconds_spent, seconds_inactive);
DROP INDEX page_view_age;
