-- Messages of letters in other words than those of the catalogue.
CREATE TABLE mail_text (
  locale text NOT NULL,
  key text NOT NULL,
  text text NOT NULL,
  changed_by uuid REFERENCES staff_user ON DELETE SET NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (locale, key),
  CONSTRAINT mail_text_text CHECK (text ~ '\S' AND length(text) <= 5000)
);

CREATE INDEX mail_text_staff ON mail_text (changed_by) WHERE changed_by IS NOT NULL;
