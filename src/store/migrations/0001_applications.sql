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
  CONSTRAINT application_answers CHECK (jsonb_typeof(answers) = 'object')
);

-- A person applies once as an expert and once as a trainer; a hospital may ask again.
CREATE UNIQUE INDEX application_person ON application (kind, email) WHERE kind IN ('expert', 'trainer');
CREATE INDEX application_list ON application (kind, status, submitted_at, id);

CREATE TRIGGER application_touch BEFORE UPDATE ON application FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER application_version BEFORE UPDATE ON application FOR EACH ROW EXECUTE FUNCTION next_version();
