-- Experts whose answers count the same for fields, languages and the method of support. There are a few thousand groups
-- among a million experts: a ranking judges groups first, and reads the experts of the best ones only. A group says
-- nothing about anybody and stays when its last expert leaves.
CREATE TABLE match_group (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL UNIQUE, -- the columns below
  is_consented boolean NOT NULL,
  states_specialties boolean NOT NULL,
  states_languages boolean NOT NULL,
  names_languages boolean NOT NULL, -- outside the list; their points are in the profile
  availability text,
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
  language_7 smallint NOT NULL
);

-- One bit of 64 for each country. Several countries share a bit, so a bit says that an expert may know the country, and
-- its absence that they do not; a list of countries that grows does not change it.
CREATE FUNCTION place_bits(countries text[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  code text;
  bits bigint := 0;
BEGIN
  FOREACH code IN ARRAY countries LOOP
    bits := bits | (1::bigint << ((ascii(code) * 26 + ascii(substr(code, 2))) * 11 % 64));
  END LOOP;
  RETURN bits;
END $$;

ALTER TABLE match_profile ADD COLUMN group_id integer, ADD COLUMN places bigint;

CREATE FUNCTION match_group_key(of match_profile) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN ROW(
  of.is_consented, of.states_specialties, of.states_languages, of.other_languages <> '{}', of.availability,
  of.field_1, of.field_2, of.field_3, of.field_4, of.field_5,
  of.language_1, of.language_2, of.language_3, of.language_4, of.language_5, of.language_6, of.language_7)::text;

CREATE FUNCTION find_match_group(of match_profile) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  found integer;
  wanted text := match_group_key(of);
BEGIN
  LOOP
    SELECT id INTO found FROM match_group WHERE key = wanted;
    IF found IS NOT NULL THEN RETURN found; END IF;
    INSERT INTO match_group (key, is_consented, states_specialties, states_languages, names_languages, availability,
      field_1, field_2, field_3, field_4, field_5,
      language_1, language_2, language_3, language_4, language_5, language_6, language_7)
    VALUES (wanted, of.is_consented, of.states_specialties, of.states_languages, of.other_languages <> '{}',
      of.availability, of.field_1, of.field_2, of.field_3, of.field_4, of.field_5,
      of.language_1, of.language_2, of.language_3, of.language_4, of.language_5, of.language_6, of.language_7)
    ON CONFLICT DO NOTHING;
  END LOOP;
END $$;

UPDATE match_profile SET group_id = find_match_group(match_profile), places = place_bits(countries);
ALTER TABLE match_profile ALTER COLUMN group_id SET NOT NULL, ALTER COLUMN places SET NOT NULL;

-- A trigger, since instances of the release before write profiles too while one after the other is upgraded.
CREATE FUNCTION set_match_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.group_id := find_match_group(NEW);
  NEW.places := place_bits(NEW.countries);
  RETURN NEW;
END $$;

CREATE TRIGGER match_profile_group BEFORE INSERT ON match_profile FOR EACH ROW
  WHEN (NEW.group_id IS NULL) EXECUTE FUNCTION set_match_group();

-- Has what an upper bound of a score needs, all of fixed width: profiles that stay below the bar are never read. What is
-- missing from full experience counts the same for every request.
CREATE INDEX match_profile_group_id ON match_profile (group_id, (experience_maximum - experience_points)) INCLUDE (
  expert_id, places, states_places, region_1, region_2, region_3, region_4, region_5, region_6, months, weekly_points,
  experience_points, experience_maximum);
