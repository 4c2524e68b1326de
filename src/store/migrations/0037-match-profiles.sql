-- What of an expert's answers counts for a match, in whole points: made by domain/matching from the answers, so that
-- the database can rank everybody without reading an answer. A row is only ever a copy.
CREATE TABLE match_profile (
  expert_id uuid PRIMARY KEY REFERENCES application ON DELETE CASCADE,
  is_consented boolean NOT NULL,
  states_specialties boolean NOT NULL,
  states_languages boolean NOT NULL,
  states_places boolean NOT NULL,
  -- One column per field, language and region of domain/lists: to read them from an array takes twice as long.
  field_1 smallint NOT NULL,
  field_2 smallint NOT NULL,
  field_3 smallint NOT NULL,
  field_4 smallint NOT NULL,
  field_5 smallint NOT NULL,
  language_1 smallint NOT NULL,
  language_2 smallint NOT NULL,
  language_3 smallint NOT NULL,
  language_4 smallint NOT NULL,
  language_5 smallint NOT NULL,
  language_6 smallint NOT NULL,
  language_7 smallint NOT NULL,
  region_1 smallint NOT NULL,
  region_2 smallint NOT NULL,
  region_3 smallint NOT NULL,
  region_4 smallint NOT NULL,
  region_5 smallint NOT NULL,
  region_6 smallint NOT NULL,
  other_languages jsonb NOT NULL, -- points by name
  countries text[] NOT NULL,
  availability text,
  months smallint,
  experience_points smallint NOT NULL,
  experience_maximum smallint NOT NULL,
  institution text NOT NULL,
  updated_at timestamptz NOT NULL,

  CONSTRAINT match_profile_availability CHECK (availability IN ('online', 'onsite'))
);

-- Experts whose copy is older than their answers.
CREATE TABLE stale_match_profile (
  expert_id uuid PRIMARY KEY REFERENCES application ON DELETE CASCADE
);

-- The scale that the copies were weighed with; another one makes all of them stale.
CREATE TABLE match_scale (
  version text PRIMARY KEY
);

CREATE FUNCTION mark_match_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_match_profile VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER application_match_profile_new AFTER INSERT ON application FOR EACH ROW
  WHEN (NEW.kind = 'expert' AND NEW.status = 'active') EXECUTE FUNCTION mark_match_profile();
CREATE TRIGGER application_match_profile_changed AFTER UPDATE OF answers, status ON application FOR EACH ROW
  WHEN (NEW.kind = 'expert' AND (NEW.status = 'active' OR OLD.status = 'active'))
  EXECUTE FUNCTION mark_match_profile();
