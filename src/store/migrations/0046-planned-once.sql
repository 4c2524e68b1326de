-- PostgreSQL plans the expressions of checks and generated columns again for every statement, together with the SQL
-- functions in them: that took two thirds of the time of writing an application. PL/pgSQL plans once per connection.

-- Whether every answer is absent or made of ids of its list. The ids of domain/lists; list-ids.test.ts compares them.
CREATE FUNCTION has_listed_answers(kind text, answers jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
BEGIN
  RETURN are_choices(
      answers -> 'specialty_ids', '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]'
    )
    AND is_choice(
      answers -> 'work_experience_range',
      '["< 5 years", "5 – 10 years", "10 – 15 years", "15 – 20 years", "20+ years"]'
    )
    AND are_graded_choices(
      answers -> 'language_proficiency', '[0, 1, 2, 3, 4, 5, 6, 7]',
      'proficiency', '["Basic", "Intermediate", "Expert", "Native"]'
    )
    AND are_graded_choices(
      answers -> 'regional_experience', '[1, 2, 3, 4, 5, 6]', 'years_of_experience', '["<5", "5-10", ">10"]'
    )
    AND is_choice(
      answers -> 'general_availability', '["Online support only", "Online and onsite support", "Other"]'
    )
    AND is_choice(answers -> 'level_of_expertise_id', '[1, 2]')
    AND are_choices(answers -> 'registry_related_experience', '[1, 2, 3, 4]')
    AND is_choice(answers -> 'institution_level_id', '[1, 2, 3, 4]')
    AND is_choice(answers -> 'institution_type_id', '[1, 2, 3]')
    AND are_choices(answers -> 'working_languages', '[0, 1, 2, 3, 4, 5, 6, 7]')
    AND are_choices(answers -> 'field_of_expertise_ids', '[1, 2, 3, 4, 5]')
    AND (kind <> 'trainer' OR answers -> 'field_of_expertise_ids' -> 3 IS NULL) -- at most three
    AND is_choice(answers -> 'support_timeframe', '["0-3", "3-6", "6-12", "12-18"]')
    AND is_choice(answers -> 'method_of_support', '["onlineOnly", "onlineWithVisit", "shortTermVisit"]');
END $$;

-- Whether applications of this kind can have this status.
CREATE FUNCTION has_status(kind text, status text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
BEGIN
  RETURN application_moves(kind) ? status;
END $$;

-- plain() for generated columns.
CREATE FUNCTION searchable(given text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
BEGIN
  RETURN plain(given);
END $$;

CREATE OR REPLACE FUNCTION ids_in(answer jsonb) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF jsonb_typeof(answer) = 'array' THEN
    RETURN ARRAY(SELECT coalesce(entry ->> 'id', entry #>> '{}') FROM jsonb_array_elements(answer) AS entry);
  END IF;
  RETURN '{}';
END $$;

ALTER TABLE application
  DROP CONSTRAINT application_status,
  DROP CONSTRAINT application_specialty_ids,
  DROP CONSTRAINT application_work_experience_range,
  DROP CONSTRAINT application_language_proficiency,
  DROP CONSTRAINT application_regional_experience,
  DROP CONSTRAINT application_general_availability,
  DROP CONSTRAINT application_level_of_expertise_id,
  DROP CONSTRAINT application_registry_related_experience,
  DROP CONSTRAINT application_institution_level_id,
  DROP CONSTRAINT application_institution_type_id,
  DROP CONSTRAINT application_working_languages,
  DROP CONSTRAINT application_field_of_expertise_ids,
  DROP CONSTRAINT application_trainer_fields,
  DROP CONSTRAINT application_support_timeframe,
  DROP CONSTRAINT application_method_of_support,
  ADD CONSTRAINT application_status CHECK (has_status(kind, status)),
  ADD CONSTRAINT application_listed_answers CHECK (has_listed_answers(kind, answers));

ALTER TABLE application
  ALTER COLUMN name_key SET EXPRESSION AS (
    searchable(btrim(coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '')))
  ),
  ALTER COLUMN family_key SET EXPRESSION AS (
    searchable(btrim(coalesce(answers ->> 'surname', '') || ' ' || coalesce(answers ->> 'name', '')))
  ),
  ALTER COLUMN words SET EXPRESSION AS (
    searchable(
      ' ' || left(kind, 1) || '-' || lpad(number::text, greatest(5, length(number::text)), '0')
        || ' ' || coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '')
        || ' ' || coalesce(answers ->> 'email', '') || ' ' || coalesce(answers ->> 'institution', '')
        || ' ' || coalesce(answers ->> 'contact_person', '') || ' ' || coalesce(answers ->> 'city', '')
        || ' ' || coalesce(answers ->> 'country', answers ->> 'country_origin', '')
    )
  );

ALTER TABLE audit
  ALTER COLUMN words SET EXPRESSION AS (
    searchable(
      actor || ' ' || coalesce(staff_name, '') || ' ' || action || ' ' || subject_kind || ' '
        || coalesce(subject_id::text, '') || ' ' || fields::text || ' ' || coalesce(before::text, '') || ' '
        || coalesce(after::text, '')
    )
  );
