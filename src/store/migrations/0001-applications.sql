CREATE EXTENSION IF NOT EXISTS citext;

CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;

CREATE FUNCTION next_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

-- Answers may be absent; these three say what an answer out of a reference list looks like when it is there.
CREATE FUNCTION is_choice(answer jsonb, list jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN answer IS NULL OR (jsonb_typeof(answer) <> 'array' AND answer <@ list);

CREATE FUNCTION are_choices(answer jsonb, list jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE jsonb_typeof(answer)
  WHEN 'array' THEN (
    SELECT count(DISTINCT id) = count(*) AND coalesce(bool_and(is_choice(id, list)), true)
    FROM jsonb_array_elements(answer) AS id
  )
  ELSE answer IS NULL
END;

-- Objects with an id, each id once, and a grade such as the proficiency of a language.
CREATE FUNCTION are_graded_choices(answer jsonb, list jsonb, grade text, grades jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE jsonb_typeof(answer)
  WHEN 'array' THEN (
    SELECT count(DISTINCT entry -> 'id') = count(*)
      AND count(entry -> grade) = count(*)
      AND coalesce(bool_and(is_choice(entry -> 'id', list) AND is_choice(entry -> grade, grades)), true)
    FROM jsonb_array_elements(answer) AS entry
  )
  ELSE answer IS NULL
END;

CREATE TABLE application (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'submitted',
  answers jsonb NOT NULL,
  email citext NOT NULL GENERATED ALWAYS AS (btrim(answers ->> 'email')::citext) STORED,
  name text NOT NULL GENERATED ALWAYS AS (
    btrim(coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', ''))
  ) STORED,
  country text GENERATED ALWAYS AS (coalesce(answers ->> 'country', answers ->> 'country_origin')) STORED,
  version integer NOT NULL DEFAULT 1,
  submitted_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT application_status CHECK (
    CASE kind
      WHEN 'hospital' THEN status IN (
        'submitted', 'in_review', 'info_requested', 'eligible', 'shortlist_sent', 'expert_selected', 'active',
        'completed', 'no_match', 'declined', 'withdrawn'
      )
      WHEN 'expert' THEN status IN (
        'submitted', 'in_review', 'info_requested', 'interview', 'accepted', 'active', 'paused', 'declined', 'withdrawn'
      )
      WHEN 'trainer' THEN status IN (
        'submitted', 'in_review', 'info_requested', 'interview', 'accepted', 'active', 'paused', 'declined', 'withdrawn'
      )
      ELSE false
    END
  ),
  CONSTRAINT application_answers CHECK (jsonb_typeof(answers) = 'object'),
  CONSTRAINT application_email CHECK (email <> ''),

  CONSTRAINT application_specialty_ids CHECK (
    are_choices(answers -> 'specialty_ids', '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]')
  ),
  CONSTRAINT application_work_experience_range CHECK (
    is_choice(
      answers -> 'work_experience_range',
      '["< 5 years", "5 – 10 years", "10 – 15 years", "15 – 20 years", "20+ years"]'
    )
  ),
  CONSTRAINT application_language_proficiency CHECK (
    are_graded_choices(
      answers -> 'language_proficiency', '[0, 1, 2, 3, 4, 5, 6, 7]',
      'proficiency', '["Basic", "Intermediate", "Expert", "Native"]'
    )
  ),
  CONSTRAINT application_regional_experience CHECK (
    are_graded_choices(
      answers -> 'regional_experience', '[1, 2, 3, 4, 5, 6]',
      'years_of_experience', '["<5", "5-10", ">10"]'
    )
  ),
  CONSTRAINT application_general_availability CHECK (
    is_choice(answers -> 'general_availability', '["Online support only", "Online and onsite support", "Other"]')
  ),
  CONSTRAINT application_level_of_expertise_id CHECK (is_choice(answers -> 'level_of_expertise_id', '[1, 2]')),
  CONSTRAINT application_registry_related_experience CHECK (
    are_choices(answers -> 'registry_related_experience', '[1, 2, 3, 4]')
  ),
  CONSTRAINT application_institution_level_id CHECK (is_choice(answers -> 'institution_level_id', '[1, 2, 3, 4]')),
  CONSTRAINT application_institution_type_id CHECK (is_choice(answers -> 'institution_type_id', '[1, 2, 3]')),
  CONSTRAINT application_working_languages CHECK (
    are_choices(answers -> 'working_languages', '[0, 1, 2, 3, 4, 5, 6, 7]')
  ),
  CONSTRAINT application_field_of_expertise_ids CHECK (
    are_choices(answers -> 'field_of_expertise_ids', '[1, 2, 3, 4, 5]')
  ),
  CONSTRAINT application_trainer_fields CHECK (
    kind <> 'trainer' OR answers -> 'field_of_expertise_ids' -> 3 IS NULL -- at most three
  ),
  CONSTRAINT application_support_timeframe CHECK (
    is_choice(answers -> 'support_timeframe', '["0-3", "3-6", "6-12", "12-18"]')
  ),
  CONSTRAINT application_method_of_support CHECK (
    is_choice(answers -> 'method_of_support', '["onlineOnly", "onlineWithVisit", "shortTermVisit"]')
  )
);

-- A person applies once as an expert and once as a trainer, and again after that has come to nothing;
-- a hospital may ask as often as it needs.
CREATE UNIQUE INDEX application_person ON application (kind, email)
  WHERE kind IN ('expert', 'trainer') AND status NOT IN ('declined', 'withdrawn');
CREATE INDEX application_list ON application (kind, status, submitted_at, id);

CREATE TRIGGER application_touch BEFORE UPDATE ON application FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER application_version BEFORE UPDATE ON application FOR EACH ROW EXECUTE FUNCTION next_version();
