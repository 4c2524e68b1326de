-- Points for the hours a week that an expert offers; NULL where they state none.
ALTER TABLE match_profile ADD COLUMN weekly_points smallint;

-- Weights of the six criteria that staff chose for one request; the latest row counts.
CREATE TABLE match_weights (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  hospital_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  weights jsonb NOT NULL, -- whole numbers by criterion, 100 together
  staff_id uuid, -- references staff_user
  staff_name text NOT NULL, -- at that time
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT match_weights_object CHECK (jsonb_typeof(weights) = 'object')
);

CREATE INDEX match_weights_hospital ON match_weights (hospital_id, id);
CREATE INDEX match_weights_staff ON match_weights (staff_id) WHERE staff_id IS NOT NULL;

-- The weights that the score of a match was counted with; earlier matches had the usual ones.
ALTER TABLE match ADD COLUMN weights jsonb NOT NULL
  DEFAULT '{"fields": 30, "languages": 20, "region": 15, "method": 15, "time": 10, "experience": 10}';

CREATE TRIGGER match_weights_stay BEFORE UPDATE OF weights ON match FOR EACH ROW
  WHEN (OLD.weights IS DISTINCT FROM NEW.weights) EXECUTE FUNCTION keep_as_it_was();
