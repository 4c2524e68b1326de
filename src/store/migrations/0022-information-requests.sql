-- What an applicant has been asked for. While it is open, their link changes these answers and no others.
CREATE TABLE information_request (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  batch_id uuid NOT NULL, -- of the move that asked: taken back with it
  fields text[] NOT NULL,
  note text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  closed_at timestamptz, -- answered, or not needed any more

  CONSTRAINT information_request_fields CHECK (cardinality(fields) > 0),
  CONSTRAINT information_request_note CHECK (length(note) <= 5000),
  CONSTRAINT information_request_closed CHECK (answered_at IS NULL OR closed_at IS NOT NULL)
);

CREATE UNIQUE INDEX information_request_open ON information_request (application_id) WHERE closed_at IS NULL;
CREATE INDEX information_request_application ON information_request (application_id, asked_at);

-- When the latest request was answered; it matters while the application is in review.
ALTER TABLE application ADD COLUMN information_received_at timestamptz;

CREATE INDEX application_informed ON application (information_received_at, id)
  WHERE status = 'in_review' AND information_received_at IS NOT NULL;
-- Those that wait for staff, whatever their kind.
CREATE INDEX application_waiting ON application (submitted_at, id) WHERE status IN ('submitted', 'in_review');
CREATE INDEX application_new ON application (submitted_at, id) WHERE status = 'submitted';
