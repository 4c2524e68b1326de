-- The schema of ASTER, feature by feature: shared functions, applications, applicants, uploads, review, matching,
-- programme, content, contact, mail, staff, privacy, tracking, settings, protection. The comment above a table says
-- what a row is. Foreign keys to tables of later sections stand at the end.

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;


-- === Shared functions ===

-- Trigger: records when a row was last changed.
CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;

-- Trigger: counts the changes of a row, for optimistic locking.
CREATE FUNCTION next_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

-- Trigger: refuses to change a snapshot or a signed agreement.
CREATE FUNCTION keep_as_it_was() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% stays as it was', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
END $$;

-- Normalises text for search: no accents, no capitals. It names the dictionary, so that it can be immutable.
CREATE FUNCTION plain(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(unaccent('unaccent'::regdictionary, given));

-- Whether an answer is absent or one id of a list.
CREATE FUNCTION is_choice(answer jsonb, list jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN answer IS NULL OR (jsonb_typeof(answer) <> 'array' AND answer <@ list);

-- Whether an answer is absent or an array of different ids of a list.
CREATE FUNCTION are_choices(answer jsonb, list jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE jsonb_typeof(answer)
  WHEN 'array' THEN (
    SELECT count(DISTINCT id) = count(*) AND coalesce(bool_and(is_choice(id, list)), true)
    FROM jsonb_array_elements(answer) AS id
  )
  ELSE answer IS NULL
END;

-- Whether an answer is absent or an array of objects with different ids and a grade, such as the proficiency of a
-- language.
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

-- The ids in an answer, whether it is an array of ids or of objects with an id. Validates nothing.
CREATE FUNCTION ids_in(answer jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE jsonb_typeof(answer)
  WHEN 'array' THEN ARRAY(
    SELECT coalesce(entry ->> 'id', entry #>> '{}') FROM jsonb_array_elements(answer) AS entry
  )
  ELSE '{}'
END;


-- === Applications ===

-- The statuses of a kind with the allowed moves, as in domain/applications/application-status.ts; a test compares both.
CREATE FUNCTION application_moves(kind text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN kind IN ('expert', 'trainer') THEN '{
  "submitted": ["in_review", "declined", "withdrawn"],
  "in_review": ["info_requested", "interview", "accepted", "declined", "withdrawn"],
  "info_requested": ["in_review", "interview", "declined", "withdrawn"],
  "interview": ["accepted", "declined", "withdrawn"],
  "accepted": ["active", "declined", "withdrawn"],
  "active": ["paused", "withdrawn"],
  "paused": ["active", "withdrawn"],
  "declined": [],
  "withdrawn": []
}'::jsonb WHEN kind = 'hospital' THEN '{
  "submitted": ["in_review", "declined", "withdrawn"],
  "in_review": ["info_requested", "eligible", "declined", "withdrawn"],
  "info_requested": ["in_review", "eligible", "declined", "withdrawn"],
  "eligible": ["shortlist_sent", "no_match", "declined", "withdrawn"],
  "shortlist_sent": ["expert_selected", "eligible", "no_match", "withdrawn"],
  "expert_selected": ["active", "shortlist_sent", "eligible", "withdrawn"],
  "active": ["completed", "eligible", "withdrawn"],
  "completed": [],
  "no_match": [],
  "declined": [],
  "withdrawn": []
}'::jsonb ELSE '{}'::jsonb END;

-- An application of an expert or a trainer, or a hospital's request for support.
CREATE TABLE application (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'submitted',
  answers jsonb NOT NULL, -- by the field names of the form
  email citext NOT NULL GENERATED ALWAYS AS (btrim(answers ->> 'email')::citext) STORED,
  name text NOT NULL GENERATED ALWAYS AS (
    btrim(coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', ''))
  ) STORED,
  country text GENERATED ALWAYS AS (coalesce(answers ->> 'country', answers ->> 'country_origin')) STORED,
  version integer NOT NULL DEFAULT 1,
  submitted_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  number integer NOT NULL GENERATED ALWAYS AS IDENTITY UNIQUE, -- the reference that people quote
  locale text NOT NULL DEFAULT 'en', -- of mails to the applicant
  idempotency_key uuid UNIQUE, -- recognises a repeated request whose response was lost
  assignee_id uuid, -- references staff_user
  tags text[] NOT NULL DEFAULT '{}',
  -- What the lists of the back office search, filter and sort by.
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    plain(btrim(coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '')))
  ) STORED,
  areas text[] NOT NULL GENERATED ALWAYS AS (
    ids_in(coalesce(answers -> 'specialty_ids', answers -> 'field_of_expertise_ids'))
  ) STORED,
  languages text[] NOT NULL GENERATED ALWAYS AS (
    ids_in(coalesce(answers -> 'language_proficiency', answers -> 'working_languages'))
  ) STORED,
  words text NOT NULL GENERATED ALWAYS AS (
    plain(
      ' ' || left(kind, 1) || '-' || lpad(number::text, greatest(5, length(number::text)), '0')
        || ' ' || coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '')
        || ' ' || coalesce(answers ->> 'email', '') || ' ' || coalesce(answers ->> 'institution', '')
        || ' ' || coalesce(answers ->> 'contact_person', '') || ' ' || coalesce(answers ->> 'city', '')
        || ' ' || coalesce(answers ->> 'country', answers ->> 'country_origin', '')
    )
  ) STORED,
  information_received_at timestamptz, -- when the applicant answered the latest request for information

  CONSTRAINT application_status CHECK (application_moves(kind) ? status),
  CONSTRAINT application_answers CHECK (jsonb_typeof(answers) = 'object'),
  CONSTRAINT application_email CHECK (email <> ''),

  -- The ids of domain/lists; src/store/migrations/list-ids.test.ts compares them.
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
) WITH (toast_tuple_target = 640); -- moves answers out of line, so that lists read fewer pages

ALTER TABLE application ALTER COLUMN words SET STORAGE MAIN;

-- A person has one open application as an expert and one as a trainer; a hospital may have any number of requests.
CREATE UNIQUE INDEX application_person ON application (kind, email)
  WHERE kind IN ('expert', 'trainer') AND status NOT IN ('declined', 'withdrawn');

-- Lists of the back office.
CREATE INDEX application_list ON application (kind, status, submitted_at, id);
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

-- The page Today: index-only scans count by kind.
CREATE INDEX application_new ON application (submitted_at, id) INCLUDE (kind) WHERE status = 'submitted';
CREATE INDEX application_waiting ON application (submitted_at, id) INCLUDE (kind)
  WHERE status IN ('submitted', 'in_review');
CREATE INDEX application_informed ON application (updated_at, id) INCLUDE (kind)
  WHERE status = 'in_review' AND information_received_at IS NOT NULL;
CREATE INDEX application_shortlisted ON application (updated_at, id) INCLUDE (kind) WHERE status = 'shortlist_sent';
-- Requests whose expert has left, and those whose hospital has no shortlist yet.
CREATE INDEX application_expecting ON application (updated_at, id) INCLUDE (status)
  WHERE kind = 'hospital' AND status IN ('eligible', 'expert_selected', 'active');

-- Tags and an assignee are no new version: an applicant who is editing sees no conflict.
CREATE TRIGGER application_touch BEFORE UPDATE OF answers, status ON application
  FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER application_version BEFORE UPDATE OF answers, status ON application
  FOR EACH ROW EXECUTE FUNCTION next_version();

-- An entry on behalf: what staff entered for somebody. It is a draft until the person sends it as an application.
CREATE TABLE entry_on_behalf (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY, -- the order of entry, also within one imported file
  source text NOT NULL,
  staff_name text NOT NULL, -- at that time
  entered_at timestamptz NOT NULL DEFAULT now(),
  draft_id uuid UNIQUE, -- references draft
  application_id uuid REFERENCES application ON DELETE CASCADE,

  CONSTRAINT entry_on_behalf_source CHECK (source IN ('paper', 'telephone', 'other', 'import')),
  CONSTRAINT entry_on_behalf_of CHECK (num_nonnulls(draft_id, application_id) = 1)
);

CREATE INDEX entry_on_behalf_waiting ON entry_on_behalf (number) WHERE draft_id IS NOT NULL;
CREATE INDEX entry_on_behalf_application ON entry_on_behalf (application_id) WHERE application_id IS NOT NULL;

-- A file of experts between its dry run and its import.
CREATE TABLE import_sheet (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  digest bytea NOT NULL, -- of the original file
  content text NOT NULL,
  read_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT import_sheet_content CHECK (octet_length(content) <= 5 * 1024 * 1024)
);

CREATE INDEX import_sheet_age ON import_sheet (read_at);


-- === Applicants ===
-- The tables store digests of links and sessions only: nobody can sign in with what the database holds.

-- The personal link to an application and the PIN that opens it.
CREATE TABLE edit_link (
  application_id uuid PRIMARY KEY REFERENCES application ON DELETE CASCADE,
  token_digest bytea NOT NULL UNIQUE,
  pin_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  pin_created_at timestamptz NOT NULL DEFAULT now(),
  pin_sent_to citext NOT NULL, -- the address that the PIN proves; the application's address may have changed since

  CONSTRAINT edit_link_token CHECK (octet_length(token_digest) = 32),
  -- HMAC with a key that is not in the database; argon2id hashes are replaced at the next correct PIN.
  CONSTRAINT edit_link_pin CHECK (pin_hash LIKE '$hmac-sha256$v=1$%' OR pin_hash LIKE '$argon2id$%')
);

-- Another link to an application, from a later mail, with the same PIN.
CREATE TABLE mailed_link (
  token_digest bytea PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT mailed_link_digest CHECK (octet_length(token_digest) = 32)
);

CREATE INDEX mailed_link_application ON mailed_link (application_id);

-- Wrong PINs and lockouts of one link, also of a link that does not exist, so that counting reveals none.
CREATE TABLE edit_attempt (
  token_digest bytea PRIMARY KEY,
  failures integer NOT NULL,
  locks integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  last_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX edit_attempt_age ON edit_attempt (last_at);

-- An edit session: an applicant who has entered the PIN.
CREATE TABLE edit_session (
  token_digest bytea PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX edit_session_application ON edit_session (application_id);
CREATE INDEX edit_session_age ON edit_session (created_at);

-- An unfinished form, to be continued on another device.
CREATE TABLE draft (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_digest bytea NOT NULL UNIQUE,
  form text NOT NULL,
  email citext NOT NULL, -- where its link was sent
  answers jsonb NOT NULL,
  step text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,

  CONSTRAINT draft_form CHECK (form IN ('expert', 'hospital', 'trainer')),
  CONSTRAINT draft_answers CHECK (jsonb_typeof(answers) = 'object')
);

CREATE INDEX draft_email ON draft (email);
CREATE INDEX draft_age ON draft (expires_at);

-- A new e-mail address of an application that waits for its confirmation.
CREATE TABLE address_change (
  application_id uuid PRIMARY KEY REFERENCES application ON DELETE CASCADE,
  email citext NOT NULL,
  confirm_digest bytea NOT NULL UNIQUE, -- of the link to the new address
  cancel_digest bytea NOT NULL UNIQUE, -- of the link to the present address
  failures integer NOT NULL DEFAULT 0, -- wrong PINs so far
  asked_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,

  CONSTRAINT address_change_email CHECK (email <> ''),
  CONSTRAINT address_change_confirm CHECK (octet_length(confirm_digest) = 32),
  CONSTRAINT address_change_cancel CHECK (octet_length(cancel_digest) = 32)
);

CREATE INDEX address_change_age ON address_change (expires_at);


-- === Uploads ===

-- A file that is being uploaded or, once an application has claimed it, the file of a field.
CREATE TABLE upload (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  size integer NOT NULL,
  received integer NOT NULL DEFAULT 0, -- bytes so far
  verdict text, -- 'fine', or the code of what is wrong with it
  sha256 bytea,
  application_id uuid REFERENCES application ON DELETE CASCADE,
  field text,
  created_at timestamptz NOT NULL DEFAULT now(),
  touched_at timestamptz NOT NULL DEFAULT now(),
  draft_id uuid REFERENCES draft ON DELETE SET NULL, -- keeps an unclaimed file for as long as the draft
  sender text, -- keyed hash of the network that sends it, to limit unclaimed uploads

  CONSTRAINT upload_size CHECK (size BETWEEN 1 AND 10485760), -- 10 MiB
  CONSTRAINT upload_received CHECK (received BETWEEN 0 AND size),
  CONSTRAINT upload_fine CHECK (verdict IS DISTINCT FROM 'fine' OR (received = size AND sha256 IS NOT NULL)),
  CONSTRAINT upload_claim CHECK ((application_id IS NULL) = (field IS NULL)),
  CONSTRAINT upload_claimed CHECK (application_id IS NULL OR verdict IS NOT DISTINCT FROM 'fine')
);

-- A field has one file, but a request has a letter of commitment for each of its collaborations.
CREATE UNIQUE INDEX upload_place ON upload (application_id, field) WHERE field <> 'letter_of_commitment';
CREATE INDEX upload_application ON upload (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX upload_unclaimed ON upload (touched_at) WHERE application_id IS NULL;
CREATE INDEX upload_draft ON upload (draft_id) WHERE draft_id IS NOT NULL;
CREATE INDEX upload_share ON upload (sender) WHERE sender IS NOT NULL;

-- A claimed upload does not say who sent it.
CREATE FUNCTION forget_sender() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sender := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER upload_forgets_sender BEFORE UPDATE ON upload FOR EACH ROW
  WHEN (NEW.application_id IS NOT NULL AND NEW.sender IS NOT NULL) EXECUTE FUNCTION forget_sender();

-- Bytes of an upload that begin at an offset.
CREATE TABLE upload_piece (
  upload_id uuid NOT NULL REFERENCES upload ON DELETE CASCADE,
  start integer NOT NULL,
  bytes bytea NOT NULL,

  PRIMARY KEY (upload_id, start)
);

-- PDF is compressed already.
ALTER TABLE upload_piece ALTER COLUMN bytes SET STORAGE EXTERNAL;


-- === Review ===

-- A move: one change of the status of an application.
CREATE TABLE move (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  from_status text NOT NULL,
  to_status text NOT NULL,
  version integer NOT NULL, -- of the application after the move
  actor text NOT NULL,
  staff_id uuid, -- references staff_user
  staff_name text, -- at that time
  batch_id uuid NOT NULL DEFAULT gen_random_uuid(), -- moves of one batch are undone together
  mail_id uuid, -- references mail
  moved_at timestamptz NOT NULL DEFAULT now(),
  held_until timestamptz NOT NULL DEFAULT now(), -- until then the mail waits and the move can be undone
  undone_at timestamptz,

  CONSTRAINT move_actor CHECK (actor IN ('staff', 'applicant', 'system')),
  CONSTRAINT move_staff CHECK ((actor = 'staff') = (staff_name IS NOT NULL))
);

CREATE INDEX move_application ON move (application_id, id);
CREATE INDEX move_batch ON move (batch_id);
CREATE INDEX move_mail ON move (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX move_staff ON move (staff_id) WHERE staff_id IS NOT NULL;

-- Refuses every change of status but the allowed moves and the undoing of the last move while it is held.
CREATE FUNCTION check_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last move;
BEGIN
  IF NEW.kind = OLD.kind AND application_moves(NEW.kind) -> OLD.status ? NEW.status THEN
    RETURN NEW;
  END IF;
  SELECT * INTO last FROM move WHERE application_id = NEW.id ORDER BY id DESC LIMIT 1;
  IF NEW.kind = OLD.kind AND last.from_status = NEW.status AND last.to_status = OLD.status
    AND last.undone_at IS NULL AND last.held_until > now() THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an application may not move from % (%) to % (%)', OLD.status, OLD.kind, NEW.status, NEW.kind
    USING ERRCODE = 'check_violation', CONSTRAINT = 'application_move', TABLE = 'application';
END $$;

CREATE TRIGGER application_move BEFORE UPDATE ON application FOR EACH ROW
  WHEN ((OLD.kind, OLD.status) IS DISTINCT FROM (NEW.kind, NEW.status)) EXECUTE FUNCTION check_move();

-- A note of staff about an application.
CREATE TABLE note (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  staff_id uuid, -- references staff_user
  staff_name text NOT NULL, -- at that time
  text text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT note_text CHECK (text ~ '\S' AND length(text) <= 5000)
);

CREATE INDEX note_application ON note (application_id, written_at);
CREATE INDEX note_staff ON note (staff_id) WHERE staff_id IS NOT NULL;

-- A request for information: fields that an applicant is asked to complete. While it is open, their link edits these
-- fields only.
CREATE TABLE information_request (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  batch_id uuid NOT NULL, -- of the move that asked; undoing it deletes the request
  fields text[] NOT NULL,
  note text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  closed_at timestamptz, -- answered, or no longer needed
  link_digest bytea UNIQUE, -- of the link in its mail, another link to the application with the same PIN

  CONSTRAINT information_request_fields CHECK (cardinality(fields) > 0),
  CONSTRAINT information_request_note CHECK (length(note) <= 5000),
  CONSTRAINT information_request_closed CHECK (answered_at IS NULL OR closed_at IS NOT NULL),
  CONSTRAINT information_request_link CHECK (octet_length(link_digest) = 32)
);

CREATE UNIQUE INDEX information_request_open ON information_request (application_id) WHERE closed_at IS NULL;
CREATE INDEX information_request_application ON information_request (application_id, asked_at);


-- === Matching ===

-- A match profile: a copy, in points, of what counts of an active expert's answers. domain/matching makes it, so that
-- the database can rank all experts without reading answers.
CREATE TABLE match_profile (
  expert_id uuid PRIMARY KEY REFERENCES application ON DELETE CASCADE,
  is_consented boolean NOT NULL,
  states_specialties boolean NOT NULL,
  states_languages boolean NOT NULL,
  states_places boolean NOT NULL,
  -- One column for each field, language and region of domain/lists: reading an array takes twice as long.
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
  countries text[] NOT NULL, -- where the expert lives or has worked: ISO 3166-1 alpha-2
  availability text,
  months smallint,
  experience_points smallint NOT NULL,
  experience_maximum smallint NOT NULL,
  institution text NOT NULL,
  updated_at timestamptz NOT NULL,
  -- A ranking can be filtered by these; they give no points.
  country text, -- where the expert lives
  specialties smallint[] NOT NULL DEFAULT '{}',

  CONSTRAINT match_profile_availability CHECK (availability IN ('online', 'onsite'))
);

-- An expert whose match profile is older than their answers.
CREATE TABLE stale_match_profile (
  expert_id uuid PRIMARY KEY REFERENCES application ON DELETE CASCADE
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

-- The version of the scale that the match profiles were made with, in one row; another version makes all of them stale.
CREATE TABLE match_scale (
  version text PRIMARY KEY
);

-- The allowed moves, as in domain/matching/match-status.ts; a test compares both.
CREATE FUNCTION match_moves() RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '{
  "suggested": ["invited", "shortlisted", "lapsed"],
  "invited": ["interested", "declined", "lapsed"],
  "interested": ["shortlisted", "declined", "lapsed"],
  "declined": [],
  "lapsed": [],
  "shortlisted": ["selected", "not_selected", "lapsed", "declined"],
  "not_selected": [],
  "selected": ["confirmed", "declined", "ended_early"],
  "confirmed": ["agreement_signed", "ended_early"],
  "agreement_signed": ["active", "ended_early"],
  "active": ["on_hold", "completed", "ended_early"],
  "on_hold": ["active", "ended_early"],
  "completed": [],
  "ended_early": []
}'::jsonb;

-- A match: an expert who was suggested for a hospital's request, with a snapshot of the ranking of that day.
CREATE TABLE match (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hospital_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  expert_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'suggested',
  score smallint NOT NULL,
  confidence smallint NOT NULL,
  petals jsonb NOT NULL, -- points and evidence by criterion
  scale_version text NOT NULL,
  passed_gates jsonb NOT NULL DEFAULT '{}', -- the written reason by gate
  unasked_reason text, -- why the hospital sees an expert whom nobody has invited
  answer_reason text, -- why the expert or the hospital declined
  starts_on date, -- of the collaboration, once it has begun
  ends_on date,
  version integer NOT NULL DEFAULT 1,
  suggested_at timestamptz NOT NULL DEFAULT now(),
  moved_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT match_status CHECK (match_moves() ? status),
  CONSTRAINT match_two CHECK (hospital_id <> expert_id),
  CONSTRAINT match_petals CHECK (jsonb_typeof(petals) = 'object'),
  CONSTRAINT match_time CHECK ((starts_on IS NULL) = (ends_on IS NULL) AND ends_on > starts_on)
);

-- One open match for a request and an expert; after a refusal the expert may be suggested again.
CREATE UNIQUE INDEX match_pair ON match (hospital_id, expert_id)
  WHERE status NOT IN ('declined', 'lapsed', 'not_selected', 'ended_early');
-- One chosen expert for a request, even when two people choose at the same time.
CREATE UNIQUE INDEX match_one_expert ON match (hospital_id)
  WHERE status IN ('selected', 'confirmed', 'agreement_signed', 'active', 'on_hold', 'completed');
CREATE INDEX match_hospital ON match (hospital_id, suggested_at);
CREATE INDEX match_expert ON match (expert_id, suggested_at);
CREATE INDEX match_board ON match (status, moved_at);

CREATE TRIGGER match_pair_stays BEFORE UPDATE OF hospital_id, expert_id ON match FOR EACH ROW
  WHEN ((OLD.hospital_id, OLD.expert_id) IS DISTINCT FROM (NEW.hospital_id, NEW.expert_id))
  EXECUTE FUNCTION keep_as_it_was();

CREATE TRIGGER match_snapshot_stays
  BEFORE UPDATE OF score, confidence, petals, scale_version, passed_gates, suggested_at ON match FOR EACH ROW
  WHEN ((OLD.score, OLD.confidence, OLD.petals, OLD.scale_version, OLD.passed_gates, OLD.suggested_at)
    IS DISTINCT FROM (NEW.score, NEW.confidence, NEW.petals, NEW.scale_version, NEW.passed_gates, NEW.suggested_at))
  EXECUTE FUNCTION keep_as_it_was();

-- One change of the status of a match.
CREATE TABLE match_move (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  match_id uuid NOT NULL REFERENCES match ON DELETE CASCADE,
  from_status text NOT NULL,
  to_status text NOT NULL,
  actor text NOT NULL,
  staff_id uuid, -- references staff_user
  staff_name text, -- at that time
  batch_id uuid NOT NULL DEFAULT gen_random_uuid(), -- moves of one batch are undone together
  mail_id uuid, -- references mail
  moved_at timestamptz NOT NULL DEFAULT now(),
  held_until timestamptz NOT NULL DEFAULT now(), -- until then the mail waits and the move can be undone
  undone_at timestamptz,
  reason text, -- why staff put the match on hold, resumed it or ended it

  CONSTRAINT match_move_actor CHECK (actor IN ('staff', 'hospital', 'expert', 'system')),
  CONSTRAINT match_move_staff CHECK ((actor = 'staff') = (staff_name IS NOT NULL))
);

CREATE INDEX match_move_match ON match_move (match_id, id);
CREATE INDEX match_move_batch ON match_move (batch_id);
CREATE INDEX match_move_mail ON match_move (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX match_move_staff ON match_move (staff_id) WHERE staff_id IS NOT NULL;

-- Refuses every change of status but the allowed moves and the undoing of the last move while it is held.
CREATE FUNCTION check_match_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last match_move;
BEGIN
  NEW.version := OLD.version + 1;
  NEW.moved_at := now();
  IF match_moves() -> OLD.status ? NEW.status THEN
    RETURN NEW;
  END IF;
  SELECT * INTO last FROM match_move WHERE match_id = NEW.id ORDER BY id DESC LIMIT 1;
  IF last.from_status = NEW.status AND last.to_status = OLD.status
    AND last.undone_at IS NULL AND last.held_until > now() THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a match may not move from % to %', OLD.status, NEW.status
    USING ERRCODE = 'check_violation', CONSTRAINT = 'match_move', TABLE = 'match';
END $$;

CREATE TRIGGER match_move BEFORE UPDATE ON match FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_match_move();

-- An invitation: asks the expert of a match whether the request suits them. Its links answer this question only.
CREATE TABLE match_invitation (
  match_id uuid PRIMARY KEY REFERENCES match ON DELETE CASCADE,
  token_digest bytea NOT NULL UNIQUE,
  asked_at timestamptz NOT NULL DEFAULT now(),
  answer_by timestamptz NOT NULL,
  reminded_at timestamptz,
  note text, -- what the coordinator adds to the question
  reminder_digest bytea UNIQUE, -- of the link in the reminder; the first link still works

  CONSTRAINT match_invitation_digest CHECK (octet_length(token_digest) = 32),
  CONSTRAINT match_invitation_reminder CHECK (
    (reminder_digest IS NULL) = (reminded_at IS NULL) AND octet_length(reminder_digest) = 32
  )
);


-- === Programme ===

-- One side's acceptance of the confidentiality agreement of a match: which text, under which name. Immutable.
CREATE TABLE agreement (
  match_id uuid NOT NULL REFERENCES match ON DELETE CASCADE,
  side text NOT NULL,
  name text NOT NULL,
  text_version text NOT NULL,
  text_sha256 bytea NOT NULL,
  locale text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (match_id, side),
  CONSTRAINT agreement_side CHECK (side IN ('hospital', 'expert')),
  CONSTRAINT agreement_name CHECK (btrim(name) <> ''),
  CONSTRAINT agreement_text CHECK (octet_length(text_sha256) = 32)
);

CREATE TRIGGER agreement_stays BEFORE UPDATE ON agreement FOR EACH ROW EXECUTE FUNCTION keep_as_it_was();

-- The hospital's letter of commitment for a match; it can be replaced until the collaboration begins.
CREATE TABLE commitment_letter (
  match_id uuid PRIMARY KEY REFERENCES match ON DELETE CASCADE,
  upload_id uuid NOT NULL UNIQUE REFERENCES upload ON DELETE CASCADE,
  received_at timestamptz NOT NULL DEFAULT now()
);

-- The letter names the expert: its file is deleted with the match, whichever of the two applications is erased.
CREATE FUNCTION drop_commitment_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM upload WHERE id = OLD.upload_id;
  RETURN NULL;
END $$;

CREATE TRIGGER commitment_letter_gone AFTER DELETE ON commitment_letter
  FOR EACH ROW EXECUTE FUNCTION drop_commitment_letter();

-- A report on a collaboration that is due on a day.
CREATE TABLE report (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  match_id uuid NOT NULL REFERENCES match ON DELETE CASCADE,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'due',
  due_on date NOT NULL,
  answers jsonb,
  submitted_at timestamptz,
  note text, -- why staff returned or waived it
  settled_at timestamptz,
  reminders smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,

  UNIQUE (match_id, kind),
  CONSTRAINT report_kind CHECK (kind IN ('midterm_report', 'final_report', 'feedback_report')),
  CONSTRAINT report_status CHECK (status IN ('due', 'submitted', 'accepted', 'waived')),
  CONSTRAINT report_answers CHECK (status NOT IN ('submitted', 'accepted') OR answers IS NOT NULL),
  CONSTRAINT report_waived CHECK (status <> 'waived' OR btrim(note) <> ''),
  CONSTRAINT report_settled CHECK ((status IN ('accepted', 'waived')) = (settled_at IS NOT NULL))
);

CREATE INDEX report_open ON report (due_on, id) WHERE status IN ('due', 'submitted');

-- A match is signed with both agreements and the letter, and completed with three settled reports.
CREATE FUNCTION check_match_fulfilled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'agreement_signed' AND (
    (SELECT count(*) FROM agreement WHERE match_id = NEW.id) < 2
    OR NOT EXISTS (SELECT FROM commitment_letter WHERE match_id = NEW.id)
  ) OR NEW.status = 'completed' AND (
    SELECT count(*) FROM report WHERE match_id = NEW.id AND status IN ('accepted', 'waived')
  ) < 3 THEN
    RAISE EXCEPTION 'a match is not % yet', NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'match_fulfilled', TABLE = 'match';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER match_fulfilled BEFORE UPDATE ON match FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status IN ('agreement_signed', 'completed'))
  EXECUTE FUNCTION check_match_fulfilled();

-- The story that was drafted from the reports of a match.
CREATE TABLE match_story (
  match_id uuid PRIMARY KEY REFERENCES match ON DELETE CASCADE,
  story_id uuid NOT NULL UNIQUE -- references story
);

-- The draft quotes two people's reports: unless it has been published, it is deleted with the match.
CREATE FUNCTION drop_drafted_story() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM story WHERE id = OLD.story_id AND status = 'draft';
  RETURN NULL;
END $$;

CREATE TRIGGER match_story_gone AFTER DELETE ON match_story FOR EACH ROW EXECUTE FUNCTION drop_drafted_story();


-- === Content ===

CREATE DOMAIN slug AS text CHECK (VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

-- The version of all content, in one row: cached pages are valid for one version. 0 means that there was never any
-- content.
CREATE TABLE content_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version bigint NOT NULL
);
INSERT INTO content_version (version) VALUES (0);

-- Trigger: invalidates the cached pages of all instances.
CREATE FUNCTION bump_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bumped bigint;
BEGIN
  UPDATE content_version SET version = version + 1 RETURNING version INTO bumped;
  PERFORM pg_notify('content_version', bumped::text);
  RETURN NULL;
END $$;

-- A picture in a text; its files are re-encoded and carry no metadata, and the original is not stored.
CREATE TABLE picture (
  key text PRIMARY KEY,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT picture_key CHECK (key ~ '^[0-9a-f]{32}$'),
  CONSTRAINT picture_size CHECK (width BETWEEN 1 AND 1440 AND height BETWEEN 1 AND 2880)
);

-- A picture in one size and one format.
CREATE TABLE picture_file (
  picture_key text NOT NULL REFERENCES picture ON DELETE CASCADE,
  name text NOT NULL, -- the last part of its URL
  bytes bytea NOT NULL,

  PRIMARY KEY (picture_key, name)
);

-- AVIF and WebP are compressed already.
ALTER TABLE picture_file ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- A success story.
CREATE TABLE story (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug slug NOT NULL UNIQUE,
  title text NOT NULL,
  synopsis text NOT NULL,
  country_region text NOT NULL,
  image_alt text,
  content text NOT NULL, -- HTML
  position integer NOT NULL,
  status text NOT NULL DEFAULT 'draft',
  is_sample boolean NOT NULL DEFAULT false,
  published_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  picture_key text REFERENCES picture,
  version integer NOT NULL DEFAULT 1, -- for optimistic locking, and for links to a preview of one version
  publish_at timestamptz, -- the schedule
  unpublish_at timestamptz,

  CONSTRAINT story_status CHECK (status IN ('draft', 'published')),
  CONSTRAINT story_published_at CHECK (status = 'draft' OR published_at IS NOT NULL),
  CONSTRAINT story_image_alt CHECK (picture_key IS NULL OR coalesce(image_alt, '') <> ''),
  CONSTRAINT story_publish_at CHECK (publish_at IS NULL OR status = 'draft'),
  CONSTRAINT story_unpublish_at CHECK (unpublish_at > publish_at)
);

CREATE INDEX story_list ON story (status, position);
CREATE INDEX story_picture ON story (picture_key);
CREATE TRIGGER story_touch BEFORE UPDATE ON story FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER story_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON story
  EXECUTE FUNCTION bump_content_version();

-- An item of the news.
CREATE TABLE news_item (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug slug NOT NULL UNIQUE,
  title text NOT NULL,
  summary text NOT NULL,
  content text NOT NULL, -- HTML
  published_on date,
  status text NOT NULL DEFAULT 'draft',
  is_sample boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1, -- as in story
  publish_at timestamptz, -- the schedule
  unpublish_at timestamptz,

  CONSTRAINT news_item_status CHECK (status IN ('draft', 'published')),
  CONSTRAINT news_item_published_on CHECK (status = 'draft' OR published_on IS NOT NULL),
  CONSTRAINT news_item_publish_at CHECK (publish_at IS NULL OR status = 'draft'),
  CONSTRAINT news_item_unpublish_at CHECK (unpublish_at > publish_at)
);

CREATE INDEX news_item_list ON news_item (status, published_on DESC);
CREATE TRIGGER news_item_touch BEFORE UPDATE ON news_item FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER news_item_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON news_item
  EXECUTE FUNCTION bump_content_version();

-- The public profile of an expert or a trainer.
CREATE TABLE profile (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  slug slug NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL,
  country text NOT NULL,
  quote text NOT NULL,
  biography text NOT NULL, -- HTML
  image_alt text,
  position integer NOT NULL,
  status text NOT NULL DEFAULT 'draft',
  consent_recorded_at timestamptz,
  is_sample boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now(),
  picture_key text REFERENCES picture,
  version integer NOT NULL DEFAULT 1, -- as in story
  consent_note text, -- how the person agreed to be named
  consent_recorded_by text,
  published_at timestamptz, -- from then on the slug is fixed
  publish_at timestamptz, -- the schedule
  unpublish_at timestamptz,

  CONSTRAINT profile_kind CHECK (kind IN ('expert', 'trainer')),
  CONSTRAINT profile_status CHECK (status IN ('draft', 'published')),
  CONSTRAINT profile_image_alt CHECK (picture_key IS NULL OR coalesce(image_alt, '') <> ''),
  -- The people of sample profiles do not exist.
  CONSTRAINT profile_consent CHECK (
    status = 'draft' OR is_sample OR num_nulls(consent_note, consent_recorded_by, consent_recorded_at) = 0
  ),
  CONSTRAINT profile_published_at CHECK (status = 'draft' OR published_at IS NOT NULL),
  CONSTRAINT profile_publish_at CHECK (publish_at IS NULL OR status = 'draft'),
  CONSTRAINT profile_unpublish_at CHECK (unpublish_at > publish_at)
);

CREATE INDEX profile_list ON profile (kind, status, position);
CREATE INDEX profile_picture ON profile (picture_key);
CREATE TRIGGER profile_touch BEFORE UPDATE ON profile FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER profile_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON profile
  EXECUTE FUNCTION bump_content_version();

-- A saved version of a story, a news item or a profile.
CREATE TABLE content_revision (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  story_id uuid REFERENCES story ON DELETE CASCADE,
  news_item_id uuid REFERENCES news_item ON DELETE CASCADE,
  profile_id uuid REFERENCES profile ON DELETE CASCADE,
  version integer NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  saved_by text, -- null for what came with the samples
  was_published boolean NOT NULL,
  answers jsonb NOT NULL, -- the fields of the editor's form
  picture_key text REFERENCES picture,

  CONSTRAINT content_revision_of CHECK (num_nonnulls(story_id, news_item_id, profile_id) = 1)
);

CREATE UNIQUE INDEX content_revision_story ON content_revision (story_id, version);
CREATE UNIQUE INDEX content_revision_news_item ON content_revision (news_item_id, version);
CREATE UNIQUE INDEX content_revision_profile ON content_revision (profile_id, version);
CREATE INDEX content_revision_picture ON content_revision (picture_key);


-- === Contact ===

-- A message of a visitor.
CREATE TABLE contact_message (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  status text NOT NULL DEFAULT 'open',
  answers jsonb NOT NULL, -- by the field names of the form
  email citext NOT NULL GENERATED ALWAYS AS (btrim(answers ->> 'email')::citext) STORED,
  received_at timestamptz NOT NULL DEFAULT now(),
  idempotency_key uuid UNIQUE, -- recognises a repeated request whose response was lost
  locale text NOT NULL DEFAULT 'en',
  assignee_id uuid, -- references staff_user
  version integer NOT NULL DEFAULT 1, -- rises with the status and with replies, not with the assignee
  words text NOT NULL GENERATED ALWAYS AS ( -- for search
    regexp_replace(
      plain(
        ' ' || coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '') || ' '
          || coalesce(answers ->> 'email', '') || ' ' || coalesce(answers ->> 'message', '')
      ),
      '\s+', ' ', 'g'
    )
  ) STORED,

  CONSTRAINT contact_message_status CHECK (status IN ('open', 'answered', 'spam')),
  CONSTRAINT contact_message_email CHECK (email <> ''),
  CONSTRAINT contact_message_answers CHECK (jsonb_typeof(answers) = 'object')
);

CREATE INDEX contact_message_list ON contact_message (status, received_at, id);
CREATE INDEX contact_message_email ON contact_message (email);
CREATE INDEX contact_message_words ON contact_message USING gin (words gin_trgm_ops);
CREATE INDEX contact_message_assignee ON contact_message (assignee_id) WHERE assignee_id IS NOT NULL;

-- A reply of staff to a message.
CREATE TABLE message_reply (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contact_message_id uuid NOT NULL REFERENCES contact_message ON DELETE CASCADE,
  staff_id uuid, -- references staff_user
  staff_name text NOT NULL, -- at that time
  subject text NOT NULL,
  text text NOT NULL,
  quoted boolean NOT NULL, -- whether the mail repeats the message
  mail_id uuid, -- references mail
  written_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT message_reply_subject CHECK (subject ~ '\S' AND length(subject) <= 200),
  CONSTRAINT message_reply_text CHECK (text ~ '\S' AND length(text) <= 5000)
);

CREATE INDEX message_reply_message ON message_reply (contact_message_id, written_at);
CREATE INDEX message_reply_staff ON message_reply (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX message_reply_mail ON message_reply (mail_id) WHERE mail_id IS NOT NULL;


-- === Mail ===

-- A mail in the outbox: written in the transaction that causes it, sent by any instance.
CREATE TABLE mail (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  status text NOT NULL DEFAULT 'queued',
  recipient text NOT NULL,
  reply_to text,
  locale text NOT NULL,
  letter jsonb NOT NULL, -- subject and parts
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(), -- while it is being sent: when the lease of the worker ends
  lease uuid, -- identifies one attempt, since after an outage the count of attempts repeats
  queued_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  problem text,
  -- Whom it is about; erased with them.
  application_id uuid REFERENCES application ON DELETE CASCADE,
  contact_message_id uuid REFERENCES contact_message ON DELETE CASCADE,
  secret boolean NOT NULL DEFAULT false, -- contains a PIN or a link that grants access
  draft_id uuid REFERENCES draft ON DELETE CASCADE,

  CONSTRAINT mail_status CHECK (status IN ('queued', 'sending', 'sent', 'failed')),
  CONSTRAINT mail_lease CHECK ((status = 'sending') = (lease IS NOT NULL)),
  CONSTRAINT mail_sent_at CHECK ((status = 'sent') = (sent_at IS NOT NULL)),
  CONSTRAINT mail_letter CHECK (jsonb_typeof(letter) = 'object')
);

CREATE INDEX mail_due ON mail (due_at) WHERE status IN ('queued', 'sending');
CREATE INDEX mail_list ON mail (status, queued_at, id);
CREATE INDEX mail_recipient ON mail (lower(recipient), queued_at);
CREATE INDEX mail_recipient_words ON mail USING gin (plain(' ' || recipient) gin_trgm_ops);
CREATE INDEX mail_application ON mail (application_id);
CREATE INDEX mail_contact_message ON mail (contact_message_id);
CREATE INDEX mail_draft ON mail (draft_id) WHERE draft_id IS NOT NULL;

-- Once a secret mail is sent or has failed, its text is deleted; people ask for a new PIN or link instead.
CREATE FUNCTION forget_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.letter := jsonb_set(NEW.letter, '{parts}', '[]');
  RETURN NEW;
END $$;

CREATE TRIGGER mail_secret BEFORE UPDATE ON mail FOR EACH ROW
  WHEN (NEW.secret AND NEW.status IN ('sent', 'failed')) EXECUTE FUNCTION forget_letter();

-- A text of mails that an administrator has changed.
CREATE TABLE mail_text (
  locale text NOT NULL,
  key text NOT NULL, -- of the message catalogue
  text text NOT NULL,
  changed_by uuid, -- references staff_user
  changed_at timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (locale, key),
  CONSTRAINT mail_text_text CHECK (text ~ '\S' AND length(text) <= 5000)
);

CREATE INDEX mail_text_staff ON mail_text (changed_by) WHERE changed_by IS NOT NULL;


-- === Staff ===
-- better-auth reads and writes the tables of sign-in; src/services/staff/open-sign-in.ts maps its names.

-- The account of a member of staff.
CREATE TABLE staff_user (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email citext NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  role text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  two_factor_enabled boolean NOT NULL DEFAULT false,
  disabled_at timestamptz,

  CONSTRAINT staff_user_role CHECK (role IN ('administrator', 'coordinator', 'editor', 'viewer'))
);

CREATE TRIGGER staff_user_touch BEFORE UPDATE ON staff_user FOR EACH ROW EXECUTE FUNCTION touch();

-- A way in which a member of staff signs in: the password.
CREATE TABLE staff_account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  password text, -- a hash
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),

  UNIQUE (provider_id, account_id)
);

CREATE INDEX staff_account_user ON staff_account (user_id);
CREATE TRIGGER staff_account_touch BEFORE UPDATE ON staff_account FOR EACH ROW EXECUTE FUNCTION touch();

-- A session of a member of staff. The token is valid only in a cookie that the server has signed.
CREATE TABLE staff_session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  ip_address text, -- stays empty
  user_agent text, -- the name of browser and system, such as 'firefox windows', never the header
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  with_passkey boolean NOT NULL DEFAULT false, -- began with a passkey, which replaces password and code

  CONSTRAINT staff_session_device CHECK (
    coalesce(ip_address, '') = '' AND coalesce(user_agent, '') ~ '^([a-z]{1,20} [a-z]{1,20})?$'
  )
);

CREATE INDEX staff_session_user ON staff_session (user_id);
CREATE INDEX staff_session_age ON staff_session (expires_at);

-- An unfinished sign-in, such as a correct password that waits for its code.
CREATE TABLE staff_verification (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX staff_verification_identifier ON staff_verification (identifier);
CREATE INDEX staff_verification_age ON staff_verification (expires_at);

-- The second step (TOTP) of a member of staff.
CREATE TABLE staff_two_factor (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL UNIQUE REFERENCES staff_user ON DELETE CASCADE,
  secret text NOT NULL, -- encrypted with a key that is not in the database
  backup_codes text NOT NULL,
  verified boolean NOT NULL DEFAULT false,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz
);

COMMENT ON COLUMN staff_two_factor.backup_codes IS 'argon2id hashes of the recovery codes, as a JSON list';

-- A passkey of a member of staff.
CREATE TABLE staff_passkey (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  name text,
  public_key text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  counter double precision NOT NULL, -- unsigned 32-bit integer
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  aaguid text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX staff_passkey_user ON staff_passkey (user_id);

-- From when a second step is required, null where it is not. One row, once an administrator has decided or a server has
-- started in production.
CREATE TABLE second_step_rule (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  administrators_from timestamptz,
  others_from timestamptz,
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT second_step_rule_others CHECK (others_from IS NULL OR administrators_from IS NOT NULL)
);

-- The one-time link that creates the first administrator.
CREATE TABLE set_up_link (
  token_digest bytea PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- A one-time link by mail: an invitation to join the staff, or a new password for a member of staff.
CREATE TABLE staff_link (
  token_digest bytea PRIMARY KEY,
  purpose text NOT NULL,
  email citext, -- of an invitation
  role text, -- of an invitation
  user_id uuid REFERENCES staff_user ON DELETE CASCADE, -- who needs a new password
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  sent_by uuid REFERENCES staff_user ON DELETE CASCADE, -- the person themselves if they asked; required for use

  CONSTRAINT staff_link_token CHECK (octet_length(token_digest) = 32),
  CONSTRAINT staff_link_role CHECK (role IN ('administrator', 'coordinator', 'editor', 'viewer')),
  CONSTRAINT staff_link_purpose CHECK (
    purpose = 'invitation' AND email IS NOT NULL AND role IS NOT NULL AND user_id IS NULL
    OR purpose = 'new_password' AND email IS NULL AND role IS NULL AND user_id IS NOT NULL
  )
);

-- Only the latest link is valid. A link that a stranger requests for somebody does not replace an administrator's.
CREATE UNIQUE INDEX staff_link_email ON staff_link (email);
CREATE UNIQUE INDEX staff_link_user ON staff_link (user_id, (sent_by = user_id)) WHERE user_id IS NOT NULL;
CREATE INDEX staff_link_age ON staff_link (expires_at);
CREATE INDEX staff_link_sender ON staff_link (sent_by);

-- An entry of the audit: who did what, when, to which fields. It holds no answers of applicants; see
-- docs/decisions/2026-11-15-audit.md.
CREATE TABLE audit (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  staff_id uuid, -- no foreign key: the entry outlives the account
  staff_name text, -- at that time
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id uuid,
  fields jsonb NOT NULL DEFAULT '[]',
  before jsonb,
  after jsonb,
  words text NOT NULL GENERATED ALWAYS AS ( -- for search
    plain(
      actor || ' ' || coalesce(staff_name, '') || ' ' || action || ' ' || subject_kind || ' '
        || coalesce(subject_id::text, '') || ' ' || fields::text || ' ' || coalesce(before::text, '') || ' '
        || coalesce(after::text, '')
    )
  ) STORED,

  CONSTRAINT audit_actor CHECK (actor IN ('staff', 'applicant', 'system')),
  CONSTRAINT audit_staff CHECK ((actor = 'staff') = (staff_name IS NOT NULL AND staff_id IS NOT NULL))
);

CREATE INDEX audit_time ON audit (at);
CREATE INDEX audit_staff ON audit (staff_id, id) WHERE staff_id IS NOT NULL;
CREATE INDEX audit_action ON audit (action, id);
CREATE INDEX audit_subject ON audit (subject_id, id) WHERE subject_id IS NOT NULL;
CREATE INDEX audit_words ON audit USING gin (words gin_trgm_ops);

-- The audit is append-only.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit is only ever added to' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER audit_row BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_table BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- They fire even where session_replication_role disables ordinary triggers.
ALTER TABLE audit ENABLE ALWAYS TRIGGER audit_row, ENABLE ALWAYS TRIGGER audit_table;


-- === Privacy ===

-- A consent: which text an applicant agreed to, when. Never changed; agreeing again adds a row.
CREATE TABLE consent (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  field text NOT NULL,
  text_version text NOT NULL,
  text_sha256 bytea NOT NULL,
  locale text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT consent_text CHECK (octet_length(text_sha256) = 32)
);

CREATE INDEX consent_application ON consent (application_id, given_at);

-- A row of any table that was erased at a person's request. A restored backup is freed of it again.
CREATE TABLE erasure (
  row_id text NOT NULL,
  erased_at timestamptz NOT NULL DEFAULT now(),
  row_table text NOT NULL,

  PRIMARY KEY (row_table, row_id)
);

-- A retention period that an administrator has changed from src/domain/privacy/retention-periods.ts.
CREATE TABLE retention_period (
  name text PRIMARY KEY,
  length integer NOT NULL, -- in days or months, depending on the period

  CONSTRAINT retention_period_length CHECK (length > 0)
);

-- A nightly run of one instance that deletes what has expired.
CREATE TABLE retention_run (
  night date PRIMARY KEY,
  began_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  gone jsonb NOT NULL DEFAULT '{}' -- the number of deleted rows by table
);


-- === Tracking ===

-- An anonymous visit: one browser tab, for a day at most.
CREATE TABLE visit (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  began_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX visit_age ON visit (began_at);

-- A page that was read during a visit, and for how long.
CREATE TABLE page_view (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  visit_id uuid NOT NULL REFERENCES visit ON DELETE CASCADE,
  path text NOT NULL, -- the pattern in the route table, not the URL
  entered_at timestamptz NOT NULL,
  left_at timestamptz,
  seconds_spent integer,
  seconds_inactive integer,

  CONSTRAINT page_view_path CHECK (path ~ '^/[^?#]*$'),
  CONSTRAINT page_view_left CHECK (num_nulls(left_at, seconds_spent, seconds_inactive) IN (0, 3)),
  CONSTRAINT page_view_order CHECK (left_at >= entered_at),
  CONSTRAINT page_view_spent CHECK (seconds_spent BETWEEN 0 AND 86400),
  CONSTRAINT page_view_inactive CHECK (seconds_inactive BETWEEN 0 AND seconds_spent)
);

CREATE INDEX page_view_visit ON page_view (visit_id);
-- For index-only scans over many months.
CREATE INDEX page_view_read ON page_view (entered_at) INCLUDE (path, seconds_spent, seconds_inactive);

-- How often a step of a form was completed on a day.
CREATE TABLE passed_step (
  day date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
  form text NOT NULL,
  step text NOT NULL,
  times integer NOT NULL DEFAULT 1,

  PRIMARY KEY (day, form, step),
  CONSTRAINT passed_step_form CHECK (form IN ('expert', 'hospital', 'trainer')),
  CONSTRAINT passed_step_times CHECK (times > 0)
);


-- === Settings ===

-- The facts of the registry, in one row once an administrator has changed any; until then src/domain/brand.ts holds.
CREATE TABLE registry_facts (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Every page shows them.
CREATE TRIGGER registry_facts_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON registry_facts
  EXECUTE FUNCTION bump_content_version();


-- === Protection ===

-- The number of requests under one key in the present window. Unlogged: counting writes no WAL, a crash may reset it.
CREATE UNLOGGED TABLE rate_limit (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);

CREATE INDEX rate_limit_window ON rate_limit (window_ends_at);

-- A pass of a form that was redeemed, until it would have expired: each is valid once.
CREATE TABLE used_pass (
  id uuid PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

CREATE INDEX used_pass_age ON used_pass (expires_at);


-- === Foreign keys to tables of later sections ===

ALTER TABLE application ADD FOREIGN KEY (assignee_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE entry_on_behalf ADD FOREIGN KEY (draft_id) REFERENCES draft ON DELETE CASCADE;
ALTER TABLE move ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE move ADD FOREIGN KEY (mail_id) REFERENCES mail ON DELETE SET NULL;
ALTER TABLE note ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE match_move ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE match_move ADD FOREIGN KEY (mail_id) REFERENCES mail ON DELETE SET NULL;
ALTER TABLE match_story ADD FOREIGN KEY (story_id) REFERENCES story ON DELETE CASCADE;
ALTER TABLE contact_message ADD FOREIGN KEY (assignee_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE message_reply ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE message_reply ADD FOREIGN KEY (mail_id) REFERENCES mail ON DELETE SET NULL;
ALTER TABLE mail_text ADD FOREIGN KEY (changed_by) REFERENCES staff_user ON DELETE SET NULL;
