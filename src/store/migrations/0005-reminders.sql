-- A reminder that was mailed to a hospital or an expert, by staff or by the registry itself.
CREATE TABLE reminder (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE, -- who was reminded
  match_id uuid REFERENCES match ON DELETE CASCADE, -- null for a shortlist, which has several
  about text NOT NULL,
  staff_id uuid REFERENCES staff_user ON DELETE SET NULL,
  staff_name text, -- at that time; null for a reminder by the registry itself
  sent_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT reminder_about CHECK (
    about IN ('shortlist', 'agreement', 'midterm_report', 'final_report', 'feedback_report')
  ),
  CONSTRAINT reminder_match CHECK ((match_id IS NULL) = (about = 'shortlist')),
  CONSTRAINT reminder_staff CHECK (staff_id IS NULL OR staff_name IS NOT NULL)
);

CREATE INDEX reminder_application ON reminder (application_id, sent_at);
CREATE INDEX reminder_of_match ON reminder (match_id, id) WHERE match_id IS NOT NULL;
CREATE INDEX reminder_staff ON reminder (staff_id) WHERE staff_id IS NOT NULL;
