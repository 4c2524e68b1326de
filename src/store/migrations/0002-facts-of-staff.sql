-- What staff changed in the answers of an application: facts that the team adds, or with a reason a correction of what
-- the applicant wrote. Values by field; a field without a value was empty.
CREATE TABLE answer_change (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  staff_id uuid REFERENCES staff_user ON DELETE SET NULL,
  staff_name text NOT NULL, -- at that time
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text, -- of a correction, for the applicant
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT answer_change_values CHECK (jsonb_typeof(before) = 'object' AND jsonb_typeof(after) = 'object'),
  CONSTRAINT answer_change_reason CHECK (reason ~ '\S' AND length(reason) <= 2000)
);

CREATE INDEX answer_change_application ON answer_change (application_id, changed_at);
CREATE INDEX answer_change_staff ON answer_change (staff_id) WHERE staff_id IS NOT NULL;

-- An agreement or a letter on paper: the member of staff who recorded it, and the day of the signature.
ALTER TABLE agreement
  ADD COLUMN recorded_by text,
  ADD COLUMN signed_on date,
  ADD CONSTRAINT agreement_on_paper CHECK ((recorded_by IS NULL) = (signed_on IS NULL));

ALTER TABLE commitment_letter
  ALTER COLUMN upload_id DROP NOT NULL,
  ADD COLUMN recorded_by text,
  ADD COLUMN signed_on date,
  ADD CONSTRAINT commitment_letter_on_paper CHECK (
    (recorded_by IS NULL) = (signed_on IS NULL) AND (upload_id IS NULL) = (signed_on IS NOT NULL)
  );

-- A change of the last day of a collaboration.
CREATE TABLE last_day_change (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  match_id uuid NOT NULL REFERENCES match ON DELETE CASCADE,
  staff_id uuid REFERENCES staff_user ON DELETE SET NULL,
  staff_name text NOT NULL, -- at that time
  before date NOT NULL,
  after date NOT NULL,
  reason text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT last_day_change_reason CHECK (reason ~ '\S' AND length(reason) <= 2000)
);

CREATE INDEX last_day_change_match ON last_day_change (match_id, changed_at);
CREATE INDEX last_day_change_staff ON last_day_change (staff_id) WHERE staff_id IS NOT NULL;
