-- What staff add to an application: whose work it is, words to find it by, and notes.
ALTER TABLE application
  ADD COLUMN assignee_id uuid REFERENCES staff_user ON DELETE SET NULL,
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}';

CREATE TABLE note (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  staff_id uuid REFERENCES staff_user ON DELETE SET NULL,
  staff_name text NOT NULL, -- as it was then
  text text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT note_text CHECK (text ~ '\S' AND length(text) <= 5000)
);

CREATE INDEX note_application ON note (application_id, written_at);
CREATE INDEX note_staff ON note (staff_id) WHERE staff_id IS NOT NULL;

-- The ids of an answer out of a list, whether they stand by themselves or in rows, as text: nothing is judged here.
CREATE FUNCTION ids_in(answer jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE jsonb_typeof(answer)
  WHEN 'array' THEN ARRAY(
    SELECT coalesce(entry ->> 'id', entry #>> '{}') FROM jsonb_array_elements(answer) AS entry
  )
  ELSE '{}'
END;

-- What lists are searched, filtered and sorted by, beside the answers, which stay out of the way in their own pages.
ALTER TABLE application
  ADD COLUMN name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    plain(btrim(coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '')))
  ) STORED,
  ADD COLUMN areas text[] NOT NULL GENERATED ALWAYS AS (
    ids_in(coalesce(answers -> 'specialty_ids', answers -> 'field_of_expertise_ids'))
  ) STORED,
  ADD COLUMN languages text[] NOT NULL GENERATED ALWAYS AS (
    ids_in(coalesce(answers -> 'language_proficiency', answers -> 'working_languages'))
  ) STORED,
  ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (
    plain(
      ' ' || left(kind, 1) || '-' || lpad(number::text, greatest(5, length(number::text)), '0')
        || ' ' || coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '')
        || ' ' || coalesce(answers ->> 'email', '') || ' ' || coalesce(answers ->> 'institution', '')
        || ' ' || coalesce(answers ->> 'contact_person', '') || ' ' || coalesce(answers ->> 'city', '')
        || ' ' || coalesce(answers ->> 'country', answers ->> 'country_origin', '')
    )
  ) STORED;

ALTER TABLE application ALTER COLUMN words SET STORAGE MAIN;
ALTER TABLE application SET (toast_tuple_target = 640);

CREATE INDEX application_submitted ON application (kind, submitted_at, id);
CREATE INDEX application_updated ON application (kind, updated_at, id);
CREATE INDEX application_name ON application (kind, name_key, id);
CREATE INDEX application_country ON application (kind, country, submitted_at, id);
CREATE INDEX application_email ON application (kind, email);
CREATE INDEX application_assignee ON application (assignee_id, submitted_at, id) WHERE assignee_id IS NOT NULL;
CREATE INDEX application_areas ON application USING gin (areas);
CREATE INDEX application_languages ON application USING gin (languages);
CREATE INDEX application_tags ON application USING gin (tags);
CREATE INDEX application_words ON application USING gin (words gin_trgm_ops);
