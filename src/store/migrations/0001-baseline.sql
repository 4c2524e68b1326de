-- The schema of ASTER, feature by feature: shared functions, applications, applicants, uploads, review, matching,
-- programme, content, contact, mail, staff, integrations, privacy, tracking, settings, protection. The comment above a
-- table says what a row is. Foreign keys to tables of later sections stand at the end. It runs on PostgreSQL 15 to 18.
--
-- Functions in checks and generated columns are PL/pgSQL, which plans once per connection: PostgreSQL plans an
-- expression with SQL functions again for every statement, which took two thirds of the time of writing an application.
-- Such a function that calls another one sets its search_path, because PostgreSQL 17 and later build indexes with an
-- empty one.

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;


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

-- Normalises text for search: no accents, no capitals. It names the dictionary, so that it can be immutable. Names in
-- Cyrillic and Arabic script are found however they are typed: ё as е; Arabic without vowel signs and lengthening, with
-- one alef, one yeh (also for ى and ئ), و for ؤ and ه for ة; Arabic digits as 0–9. Text in two characters a letter is
-- composed first, so that й stays a letter of its own. The privacy search calls this for every row, so only what has
-- such characters takes the slow way.
CREATE FUNCTION plain(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN octet_length(given) = char_length(given) THEN lower(given)
  WHEN given ~ '[\u0300-\u036F\u0600-\u06FF\u200C-\u200F]' THEN lower(unaccent('unaccent'::regdictionary, translate(
    regexp_replace(normalize(given), '[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200C-\u200F]+', '', 'g'),
    'أإآٱىیئکؤة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اااايييكوه01234567890123456789'
  )))
  ELSE lower(unaccent('unaccent'::regdictionary, given))
END;

-- Whether an answer is absent or one id of a list.
CREATE FUNCTION is_choice(answer jsonb, list jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN answer IS NULL OR (jsonb_typeof(answer) <> 'array' AND answer <@ list);

-- Whether an answer is absent or an array of different ids of a list. These functions loop, because PL/pgSQL starts a
-- query for each subquery: that took more than half of the time of changing an application.
CREATE FUNCTION are_choices(answer jsonb, list jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  id jsonb;
  seen jsonb := '[]';
BEGIN
  IF answer IS NULL THEN
    RETURN true;
  ELSIF jsonb_typeof(answer) <> 'array' THEN
    RETURN false;
  END IF;
  FOR place IN 0 .. jsonb_array_length(answer) - 1 LOOP
    id := answer -> place;
    IF NOT is_choice(id, list) OR seen @> id THEN
      RETURN false;
    END IF;
    seen := seen || id;
  END LOOP;
  RETURN true;
END $$;

-- Whether an answer is absent or an array of objects with different ids and a grade, such as the proficiency of a
-- language.
CREATE FUNCTION are_graded_choices(answer jsonb, list jsonb, grade text, grades jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  entry jsonb;
  id jsonb;
  seen jsonb := '[]';
BEGIN
  IF answer IS NULL THEN
    RETURN true;
  ELSIF jsonb_typeof(answer) <> 'array' THEN
    RETURN false;
  END IF;
  FOR place IN 0 .. jsonb_array_length(answer) - 1 LOOP
    entry := answer -> place;
    id := entry -> 'id';
    IF id IS NULL OR NOT is_choice(id, list) OR seen @> id
      OR entry -> grade IS NULL OR NOT is_choice(entry -> grade, grades)
    THEN
      RETURN false;
    END IF;
    seen := seen || id;
  END LOOP;
  RETURN true;
END $$;

-- The ids in an answer, whether it is an array of ids or of objects with an id. Validates nothing.
CREATE FUNCTION ids_in(answer jsonb) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  entry jsonb;
  ids text[] := '{}';
BEGIN
  IF jsonb_typeof(answer) = 'array' THEN
    FOR place IN 0 .. jsonb_array_length(answer) - 1 LOOP
      entry := answer -> place;
      ids := ids || coalesce(entry ->> 'id', entry #>> '{}');
    END LOOP;
  END IF;
  RETURN ids;
END $$;


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

-- Whether applications of this kind can have this status.
CREATE FUNCTION has_status(kind text, status text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
BEGIN
  RETURN application_moves(kind) ? status;
END $$;

-- Whether every answer is absent or made of ids of its list in domain/lists; list-ids.test.ts compares them.
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

-- For generated columns: a statement parses the whole expression of each, so most of it is in functions.
CREATE FUNCTION key_of_names(answers jsonb, one text, other text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  names text := btrim(coalesce(answers ->> one, '') || ' ' || coalesce(answers ->> other, ''));
BEGIN
  RETURN plain(names);
END $$;

CREATE FUNCTION words_of_application(kind text, number integer, answers jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  words text := ' ' || left(kind, 1) || '-' || lpad(number::text, greatest(5, length(number::text)), '0')
    || ' ' || coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '')
    || ' ' || coalesce(answers ->> 'email', '') || ' ' || coalesce(answers ->> 'institution', '')
    || ' ' || coalesce(answers ->> 'contact_person', '') || ' ' || coalesce(answers ->> 'city', '')
    || ' ' || coalesce(answers ->> 'country', answers ->> 'country_origin', '');
BEGIN
  RETURN plain(words);
END $$;

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
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (key_of_names(answers, 'name', 'surname')) STORED,
  -- Experts and trainers are sorted by family name; hospitals have none, and are sorted by their name.
  family_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (key_of_names(answers, 'surname', 'name')) STORED,
  areas text[] NOT NULL GENERATED ALWAYS AS (
    ids_in(coalesce(answers -> 'specialty_ids', answers -> 'field_of_expertise_ids'))
  ) STORED,
  languages text[] NOT NULL GENERATED ALWAYS AS (
    ids_in(coalesce(answers -> 'language_proficiency', answers -> 'working_languages'))
  ) STORED,
  words text NOT NULL GENERATED ALWAYS AS (words_of_application(kind, number, answers)) STORED,
  information_received_at timestamptz, -- when the applicant answered the latest request for information

  CONSTRAINT application_status CHECK (has_status(kind, status)),
  CONSTRAINT application_answers CHECK (jsonb_typeof(answers) = 'object'),
  CONSTRAINT application_listed_answers CHECK (has_listed_answers(kind, answers)),
  CONSTRAINT application_email CHECK (email <> '')
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
CREATE INDEX application_family ON application (kind, family_key, id);
CREATE INDEX application_country ON application (kind, country, submitted_at, id);
CREATE INDEX application_email ON application (kind, email);
CREATE INDEX application_assignee ON application (assignee_id, submitted_at, id) WHERE assignee_id IS NOT NULL;
CREATE INDEX application_areas ON application USING gin (areas);
CREATE INDEX application_languages ON application USING gin (languages);
CREATE INDEX application_tags ON application USING gin (tags);
CREATE INDEX application_words ON application USING gin (words gin_trgm_ops);

-- The page Today: index-only scans count by kind.
CREATE INDEX application_new ON application (submitted_at, id) INCLUDE (kind) WHERE status = 'submitted';
-- Waiting for a decision, without those whose information has come: they are a pile of their own.
CREATE INDEX application_waiting ON application (submitted_at, id) INCLUDE (kind)
  WHERE status = 'in_review' AND information_received_at IS NULL;
-- Applicants who were asked for information and have not answered.
CREATE INDEX application_asked ON application (updated_at, id) INCLUDE (kind) WHERE status = 'info_requested';
CREATE INDEX application_informed ON application (updated_at, id) INCLUDE (kind)
  WHERE status = 'in_review' AND information_received_at IS NOT NULL;
CREATE INDEX application_shortlisted ON application (updated_at, id) INCLUDE (kind) WHERE status = 'shortlist_sent';
-- Requests whose expert has left, and those whose hospital has no shortlist yet.
CREATE INDEX application_expecting ON application (updated_at, id) INCLUDE (status)
  WHERE kind = 'hospital' AND status IN ('eligible', 'expert_selected', 'active');

-- The public figures of experts: an index-only scan, and the few who have typed a language that is counted.
CREATE INDEX application_figures ON application (country, languages)
  WHERE kind = 'expert' AND status IN ('active', 'paused');
CREATE INDEX application_other_language ON application (id)
  WHERE kind = 'expert' AND answers ->> 'language_proficiency_other' ~* 'portugu|indon';

-- What programme outcomes read of requests, in order of time: index-only scans.
CREATE INDEX application_outcome ON application (updated_at) INCLUDE (id, status, country, submitted_at)
  WHERE kind = 'hospital';

CREATE INDEX application_ended ON application (status, updated_at) -- for the nightly deletion
  WHERE status IN ('declined', 'withdrawn', 'no_match', 'completed');

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

-- A file of applications between its dry run and its import.
CREATE TABLE import_sheet (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL DEFAULT 'expert',
  name text NOT NULL,
  digest bytea NOT NULL, -- of the original file
  content text NOT NULL,
  read_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT import_sheet_kind CHECK (kind IN ('expert', 'hospital', 'trainer')),
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
  merged_from integer, -- the number of the duplicate that it followed into another application
  -- The name of its file in the folder of files; null: its bytes are rows of upload_piece. A name is random and never
  -- used again, so that a file can be removed by its name at any time.
  stored_as uuid,

  CONSTRAINT upload_size CHECK (size BETWEEN 1 AND 10485760), -- 10 MiB
  CONSTRAINT upload_received CHECK (received BETWEEN 0 AND size),
  CONSTRAINT upload_fine CHECK (verdict IS DISTINCT FROM 'fine' OR (received = size AND sha256 IS NOT NULL)),
  CONSTRAINT upload_claim CHECK ((application_id IS NULL) = (field IS NULL)),
  CONSTRAINT upload_claimed CHECK (application_id IS NULL OR verdict IS NOT DISTINCT FROM 'fine')
);

-- A field has one file, but a request has a letter of commitment for each of its collaborations, and an application
-- keeps the files of its duplicates.
CREATE UNIQUE INDEX upload_place ON upload (application_id, field)
  WHERE field <> 'letter_of_commitment' AND merged_from IS NULL;
CREATE INDEX upload_application ON upload (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX upload_unclaimed ON upload (touched_at) WHERE application_id IS NULL;
CREATE INDEX upload_draft ON upload (draft_id) WHERE draft_id IS NOT NULL;
CREATE INDEX upload_share ON upload (sender) WHERE sender IS NOT NULL;
CREATE UNIQUE INDEX upload_stored_as ON upload (stored_as) WHERE stored_as IS NOT NULL;

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

-- A name that has to be removed from the folder of files: a transaction cannot delete a file, so the deletion follows
-- its commit.
CREATE TABLE removed_file (
  name uuid PRIMARY KEY,
  due_at timestamptz NOT NULL DEFAULT now() -- later for a copy that is being made: its move takes the name off the list
);

CREATE FUNCTION remove_stored_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_file (name) VALUES (OLD.stored_as) ON CONFLICT (name) DO UPDATE SET due_at = now();
  RETURN NULL;
END $$;

CREATE TRIGGER upload_deleted AFTER DELETE ON upload FOR EACH ROW
  WHEN (OLD.stored_as IS NOT NULL) EXECUTE FUNCTION remove_stored_file();
CREATE TRIGGER upload_stored_elsewhere AFTER UPDATE OF stored_as ON upload FOR EACH ROW
  WHEN (OLD.stored_as IS DISTINCT FROM NEW.stored_as AND OLD.stored_as IS NOT NULL)
  EXECUTE FUNCTION remove_stored_file();

-- The folder of this registry: the same id is in the folder, so that an unmounted or another one is noticed.
CREATE TABLE file_folder (
  only_row boolean PRIMARY KEY DEFAULT true,
  id uuid NOT NULL DEFAULT gen_random_uuid(),

  CONSTRAINT file_folder_only_row CHECK (only_row)
);


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
  decline_reason text, -- why the application was declined
  decline_note text, -- in the words of staff
  decline_told boolean, -- whether the mail of the move said it

  CONSTRAINT move_actor CHECK (actor IN ('staff', 'applicant', 'system')),
  CONSTRAINT move_staff CHECK ((actor = 'staff') = (staff_name IS NOT NULL)),
  CONSTRAINT move_decline CHECK (
    (decline_reason IS NULL OR to_status = 'declined')
    AND (decline_reason IS NULL) = (decline_told IS NULL) AND (decline_reason IS NOT NULL OR decline_note IS NULL)
  ),
  CONSTRAINT move_decline_note CHECK (decline_note ~ '\S' AND length(decline_note) <= 2000)
);

CREATE INDEX move_application ON move (application_id, id);
CREATE INDEX move_batch ON move (batch_id);
CREATE INDEX move_mail ON move (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX move_staff ON move (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX move_declined ON move (moved_at) INCLUDE (application_id, decline_reason)
  WHERE to_status = 'declined' AND undone_at IS NULL;

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

-- A note of staff about an application, or about a match; then it belongs to the match's request, too.
CREATE TABLE note (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  match_id uuid, -- references match
  staff_id uuid, -- references staff_user
  staff_name text NOT NULL, -- at that time
  text text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT note_text CHECK (text ~ '\S' AND length(text) <= 5000)
);

CREATE INDEX note_application ON note (application_id, written_at);
CREATE INDEX note_match ON note (match_id, written_at) WHERE match_id IS NOT NULL;
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

-- A change of the answers of an application: an edit by the applicant, a fact that the team adds, or with a reason a
-- correction by staff of what the applicant wrote. Values by field; a field without a value was empty.
CREATE TABLE answer_change (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  staff_id uuid, -- references staff_user
  staff_name text, -- at that time; null for the applicant
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text, -- of a correction, for the applicant
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT answer_change_author CHECK (staff_id IS NULL OR staff_name IS NOT NULL),
  CONSTRAINT answer_change_values CHECK (jsonb_typeof(before) = 'object' AND jsonb_typeof(after) = 'object'),
  CONSTRAINT answer_change_reason CHECK (reason ~ '\S' AND length(reason) <= 2000)
);

CREATE INDEX answer_change_application ON answer_change (application_id, changed_at);
CREATE INDEX answer_change_staff ON answer_change (staff_id) WHERE staff_id IS NOT NULL;

-- An interview as it was set, changed or cancelled: one row each; the latest of an application counts.
CREATE TABLE interview (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY, -- the order of the rows
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  event_id uuid NOT NULL, -- names the interview in calendars
  sequence integer NOT NULL, -- of the event in calendars: a higher one replaces the others
  batch_id uuid, -- of the move that set or cancelled it; undoing the move deletes the row
  cancelled boolean NOT NULL DEFAULT false,
  starts_at timestamptz NOT NULL,
  minutes smallint NOT NULL,
  place text NOT NULL, -- an address, a telephone number or a link
  interviewer_id uuid, -- references staff_user
  interviewer_name text NOT NULL, -- at that time
  staff_id uuid, -- who set, changed or cancelled it; references staff_user
  staff_name text, -- at that time; null for the registry itself
  mailed boolean NOT NULL, -- whether the applicant was told
  made_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT interview_event UNIQUE (event_id, sequence),
  CONSTRAINT interview_minutes CHECK (minutes BETWEEN 5 AND 480),
  CONSTRAINT interview_place CHECK (place ~ '\S' AND length(place) <= 500)
);

CREATE INDEX interview_application ON interview (application_id, number);
CREATE INDEX interview_batch ON interview (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX interview_starts ON interview (starts_at);
CREATE INDEX interview_interviewer ON interview (interviewer_id) WHERE interviewer_id IS NOT NULL;
CREATE INDEX interview_staff ON interview (staff_id) WHERE staff_id IS NOT NULL;

-- What a reviewer thinks of an application.
CREATE TABLE assessment (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  staff_id uuid, -- references staff_user
  staff_name text NOT NULL, -- at that time
  scores jsonb NOT NULL, -- 1 to 5 by criterion
  recommendation text NOT NULL,
  comment text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT assessment_of_reviewer UNIQUE (application_id, staff_id),
  CONSTRAINT assessment_scores CHECK (jsonb_typeof(scores) = 'object'),
  CONSTRAINT assessment_recommendation CHECK (recommendation IN ('accept', 'unsure', 'decline')),
  CONSTRAINT assessment_comment CHECK (length(comment) <= 2000)
);

CREATE INDEX assessment_staff ON assessment (staff_id) WHERE staff_id IS NOT NULL;

-- Two applications that look alike, and that somebody has decided are not the same.
CREATE TABLE not_duplicate (
  one uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  other uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  staff_id uuid, -- references staff_user
  staff_name text NOT NULL, -- at that time
  decided_at timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (one, other),
  CONSTRAINT not_duplicate_order CHECK (one < other)
);

CREATE INDEX not_duplicate_other ON not_duplicate (other);
CREATE INDEX not_duplicate_staff ON not_duplicate (staff_id) WHERE staff_id IS NOT NULL;

-- A duplicate that was merged into another application: what it was, since its own rows are gone.
CREATE TABLE merged_application (
  id uuid PRIMARY KEY, -- the one of the duplicate
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE, -- the one that stayed
  number integer NOT NULL UNIQUE, -- of the reference that people still quote
  email citext NOT NULL,
  record jsonb NOT NULL, -- its rows by table
  staff_id uuid, -- references staff_user
  staff_name text NOT NULL, -- at that time
  merged_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT merged_application_record CHECK (jsonb_typeof(record) = 'object')
);

CREATE INDEX merged_application_into ON merged_application (application_id, merged_at);
CREATE INDEX merged_application_email ON merged_application (email);
CREATE INDEX merged_application_staff ON merged_application (staff_id) WHERE staff_id IS NOT NULL;

-- A saved view of a list.
CREATE TABLE saved_view (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  name text NOT NULL,
  filter jsonb NOT NULL, -- as the address has it: filters, order, columns and density
  owner_id uuid NOT NULL, -- references staff_user
  shared boolean NOT NULL DEFAULT false, -- with everybody who reads applications
  saved_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT saved_view_kind CHECK (kind IN ('expert', 'hospital', 'trainer')),
  CONSTRAINT saved_view_name CHECK (name ~ '\S' AND length(name) <= 80),
  CONSTRAINT saved_view_filter CHECK (jsonb_typeof(filter) = 'object')
);

CREATE UNIQUE INDEX saved_view_own ON saved_view (owner_id, kind, name);

-- How many records waited in a pile of Today on a day: the trend of its tile.
CREATE TABLE pile_count (
  day date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
  pile text NOT NULL,
  count integer NOT NULL,

  PRIMARY KEY (day, pile),
  CONSTRAINT pile_count_pile CHECK (pile ~ '^[a-z_]{1,40}$'),
  CONSTRAINT pile_count_count CHECK (count >= 0)
);

-- The secret address of a person's calendar.
CREATE TABLE calendar_feed (
  staff_id uuid PRIMARY KEY, -- references staff_user
  token_digest bytea NOT NULL UNIQUE,
  only_own boolean NOT NULL, -- what is assigned to the person, or everything
  made_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz, -- last read by a calendar

  CONSTRAINT calendar_feed_token CHECK (octet_length(token_digest) = 32)
);

-- Something that an applicant did, or that time did to them, for those who work with the record.
CREATE TABLE record_event (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  event text NOT NULL, -- the names in src/domain/review/notices.ts
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  match_id uuid, -- references match
  told_at timestamptz, -- when those who want to know at once were mailed

  CONSTRAINT record_event_event CHECK (event ~ '^[a-z_]{1,40}$')
);

CREATE INDEX record_event_untold ON record_event (id) WHERE told_at IS NULL;
CREATE INDEX record_event_age ON record_event (at);
CREATE INDEX record_event_application ON record_event (application_id);
CREATE INDEX record_event_match ON record_event (match_id) WHERE match_id IS NOT NULL;

-- Who was mailed about which event: nobody is mailed twice.
CREATE TABLE record_event_mail (
  event_id bigint NOT NULL REFERENCES record_event ON DELETE CASCADE,
  user_id uuid NOT NULL, -- references staff_user

  PRIMARY KEY (event_id, user_id)
);

CREATE INDEX record_event_mail_user ON record_event_mail (user_id);

-- How a member of staff is told of what applicants do, where it differs from the default.
CREATE TABLE staff_notice_choice (
  user_id uuid PRIMARY KEY, -- references staff_user
  own text NOT NULL, -- records that are assigned to them
  others text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT staff_notice_choice_own CHECK (own IN ('at_once', 'daily', 'never')),
  CONSTRAINT staff_notice_choice_others CHECK (others IN ('at_once', 'daily', 'never'))
);


-- === Matching ===

-- A group of experts whose answers count the same for fields, languages and the method of support. There are a few
-- thousand groups among a million experts: a ranking judges groups first, and reads the experts of the best ones only.
-- A group says nothing about anybody and stays when its last expert leaves.
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
  weekly_points smallint, -- for the hours a week that the expert offers; null where they state none
  experience_points smallint NOT NULL,
  experience_maximum smallint NOT NULL,
  institution text NOT NULL,
  updated_at timestamptz NOT NULL,
  -- A ranking can be filtered by these; they give no points.
  country text, -- where the expert lives
  specialties smallint[] NOT NULL DEFAULT '{}',
  -- A trigger sets these.
  group_id integer NOT NULL, -- of match_group
  places bigint NOT NULL, -- the countries, by place_bits

  CONSTRAINT match_profile_availability CHECK (availability IN ('online', 'onsite'))
);

-- Has what an upper bound of a score needs, all of fixed width: profiles that stay below the bar are never read. What
-- is missing from full experience counts the same for every request.
CREATE INDEX match_profile_group_id ON match_profile (group_id, (experience_maximum - experience_points)) INCLUDE (
  expert_id, places, states_places, region_1, region_2, region_3, region_4, region_5, region_6, months, weekly_points,
  experience_points, experience_maximum);

-- To count the experts of each group without the columns above, and to find those who work at the hospital that asks.
CREATE INDEX match_profile_group ON match_profile (group_id);
CREATE INDEX match_profile_institution ON match_profile (institution) WHERE institution <> '';

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

-- The columns by which experts are grouped.
CREATE FUNCTION match_group_key(of match_profile) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN ROW(
  of.is_consented, of.states_specialties, of.states_languages, of.other_languages <> '{}', of.availability,
  of.field_1, of.field_2, of.field_3, of.field_4, of.field_5,
  of.language_1, of.language_2, of.language_3, of.language_4, of.language_5, of.language_6, of.language_7)::text;

-- The group of a profile, made if there is none yet.
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

-- A trigger, so that no way of writing a profile forgets its group.
CREATE FUNCTION set_match_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.group_id := find_match_group(NEW);
  NEW.places := place_bits(NEW.countries);
  RETURN NEW;
END $$;

CREATE TRIGGER match_profile_group BEFORE INSERT ON match_profile FOR EACH ROW
  WHEN (NEW.group_id IS NULL) EXECUTE FUNCTION set_match_group();

-- An expert whose match profile is older than their answers.
CREATE TABLE stale_match_profile (
  expert_id uuid PRIMARY KEY REFERENCES application ON DELETE CASCADE
);

-- Locks the mark that is there: else the job takes it, and reads answers and status from before this change.
CREATE FUNCTION mark_match_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_match_profile VALUES (NEW.id)
  ON CONFLICT (expert_id) DO UPDATE SET expert_id = excluded.expert_id;
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
  weights jsonb NOT NULL -- of the criteria, with which the score was counted
    DEFAULT '{"fields": 30, "languages": 20, "region": 15, "method": 15, "time": 10, "experience": 10}',
  scale_version text NOT NULL,
  passed_gates jsonb NOT NULL DEFAULT '{}', -- the written reason by gate
  unasked_reason text, -- why the hospital sees an expert whom nobody has invited
  -- Why staff invite an expert, or name them to the hospital, who reached the limit of requests after the suggestion.
  over_limit_reason text,
  answer_reason text, -- why the expert or the hospital declined
  starts_on date, -- of the collaboration, once it has begun
  ends_on date,
  certificate_code text UNIQUE, -- by which the public page finds a completed match
  version integer NOT NULL DEFAULT 1,
  suggested_at timestamptz NOT NULL DEFAULT now(),
  moved_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT match_status CHECK (match_moves() ? status),
  CONSTRAINT match_two CHECK (hospital_id <> expert_id),
  CONSTRAINT match_petals CHECK (jsonb_typeof(petals) = 'object'),
  CONSTRAINT match_time CHECK ((starts_on IS NULL) = (ends_on IS NULL) AND ends_on > starts_on),
  CONSTRAINT match_certificate_code CHECK (certificate_code ~ '^[0-9A-HJKMNP-TV-Z]{12}$')
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
CREATE INDEX match_suggested ON match (suggested_at, id); -- the pages of exports

CREATE TRIGGER match_pair_stays BEFORE UPDATE OF hospital_id, expert_id ON match FOR EACH ROW
  WHEN ((OLD.hospital_id, OLD.expert_id) IS DISTINCT FROM (NEW.hospital_id, NEW.expert_id))
  EXECUTE FUNCTION keep_as_it_was();

CREATE TRIGGER match_snapshot_stays
  BEFORE UPDATE OF score, confidence, petals, scale_version, passed_gates, suggested_at ON match FOR EACH ROW
  WHEN ((OLD.score, OLD.confidence, OLD.petals, OLD.scale_version, OLD.passed_gates, OLD.suggested_at)
    IS DISTINCT FROM (NEW.score, NEW.confidence, NEW.petals, NEW.scale_version, NEW.passed_gates, NEW.suggested_at))
  EXECUTE FUNCTION keep_as_it_was();

CREATE TRIGGER match_weights_stay BEFORE UPDATE OF weights ON match FOR EACH ROW
  WHEN (OLD.weights IS DISTINCT FROM NEW.weights) EXECUTE FUNCTION keep_as_it_was();

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

CREATE INDEX match_invitation_asked ON match_invitation (asked_at) INCLUDE (match_id); -- for programme outcomes

-- Weights of the six criteria that staff chose for one request; the latest row counts.
CREATE TABLE match_weights (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  hospital_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  weights jsonb NOT NULL, -- whole numbers by criterion, 100 together
  staff_id uuid, -- of staff_user, without a foreign key
  staff_name text NOT NULL, -- at that time
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT match_weights_object CHECK (jsonb_typeof(weights) = 'object')
);

CREATE INDEX match_weights_hospital ON match_weights (hospital_id, id);
CREATE INDEX match_weights_staff ON match_weights (staff_id) WHERE staff_id IS NOT NULL;


-- === Programme ===

-- One side's acceptance of the confidentiality agreement of a match: which text, under which name. Immutable. What was
-- signed on paper says who recorded it.
CREATE TABLE agreement (
  match_id uuid NOT NULL REFERENCES match ON DELETE CASCADE,
  side text NOT NULL,
  name text NOT NULL,
  text_version text NOT NULL,
  text_sha256 bytea NOT NULL,
  locale text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  recorded_by text, -- the member of staff
  signed_on date, -- on paper

  PRIMARY KEY (match_id, side),
  CONSTRAINT agreement_side CHECK (side IN ('hospital', 'expert')),
  CONSTRAINT agreement_name CHECK (btrim(name) <> ''),
  CONSTRAINT agreement_text CHECK (octet_length(text_sha256) = 32),
  CONSTRAINT agreement_on_paper CHECK ((recorded_by IS NULL) = (signed_on IS NULL))
);

CREATE TRIGGER agreement_stays BEFORE UPDATE ON agreement FOR EACH ROW EXECUTE FUNCTION keep_as_it_was();

-- A publication of the confidentiality agreement, in one language, in the institution's own words. Without words, the
-- text that the software delivers counts again from then on. Immutable.
CREATE TABLE agreement_text (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  locale text NOT NULL,
  version text UNIQUE,
  text text,
  published_by uuid, -- of staff_user, without a foreign key
  published_at timestamptz NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT agreement_text_version CHECK ((version IS NULL) = (text IS NULL)),
  CONSTRAINT agreement_text_text CHECK (text ~ '\S' AND length(text) <= 15000)
);

CREATE INDEX agreement_text_locale ON agreement_text (locale, id);
CREATE INDEX agreement_text_staff ON agreement_text (published_by) WHERE published_by IS NOT NULL;

CREATE TRIGGER agreement_text_stays BEFORE UPDATE ON agreement_text FOR EACH ROW EXECUTE FUNCTION keep_as_it_was();

-- The exact words that agreements were accepted with, by their hash. Immutable.
CREATE TABLE agreement_words (
  sha256 bytea PRIMARY KEY,
  text text NOT NULL,

  CONSTRAINT agreement_words_hash CHECK (sha256 = sha256(convert_to(text, 'UTF8')))
);

CREATE TRIGGER agreement_words_stay BEFORE UPDATE ON agreement_words FOR EACH ROW EXECUTE FUNCTION keep_as_it_was();

-- The hospital's letter of commitment for a match: a file, or a letter on paper. It can be replaced until the
-- collaboration begins.
CREATE TABLE commitment_letter (
  match_id uuid PRIMARY KEY REFERENCES match ON DELETE CASCADE,
  upload_id uuid UNIQUE REFERENCES upload ON DELETE CASCADE,
  received_at timestamptz NOT NULL DEFAULT now(),
  recorded_by text, -- the member of staff
  signed_on date, -- on paper

  CONSTRAINT commitment_letter_on_paper CHECK (
    (recorded_by IS NULL) = (signed_on IS NULL) AND (upload_id IS NULL) = (signed_on IS NOT NULL)
  )
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
-- For programme outcomes.
CREATE INDEX report_due ON report (due_on);
CREATE INDEX report_feedback ON report (submitted_at) WHERE kind = 'feedback_report';

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

-- The verification code of a certificate, in the alphabet of domain/programme/certificate-code.ts; a test compares
-- both. Bytes 6 to 9 of a random UUID hold its version and variant; the other twelve are random.
CREATE FUNCTION new_certificate_code() RETURNS text LANGUAGE sql VOLATILE
RETURN (
  WITH random AS MATERIALIZED (SELECT uuid_send(gen_random_uuid()) AS bytes)
  SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(bytes, at) & 31) + 1, 1), '')
  FROM random, unnest(ARRAY[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) AS at
);

-- Set by the database, so that no way of completing a match forgets it.
CREATE FUNCTION issue_certificate_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.certificate_code := new_certificate_code();
  RETURN NEW;
END $$;

CREATE TRIGGER match_certificate_code BEFORE INSERT OR UPDATE OF status ON match FOR EACH ROW
  WHEN (NEW.status = 'completed' AND NEW.certificate_code IS NULL) EXECUTE FUNCTION issue_certificate_code();

-- It is printed: it stays the same, even when completing is undone and done again.
CREATE TRIGGER match_certificate_code_stays BEFORE UPDATE OF certificate_code ON match FOR EACH ROW
  WHEN (OLD.certificate_code IS NOT NULL AND OLD.certificate_code IS DISTINCT FROM NEW.certificate_code)
  EXECUTE FUNCTION keep_as_it_was();

-- A change of the last day of a collaboration.
CREATE TABLE last_day_change (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  match_id uuid NOT NULL REFERENCES match ON DELETE CASCADE,
  staff_id uuid, -- references staff_user
  staff_name text NOT NULL, -- at that time
  before date NOT NULL,
  after date NOT NULL,
  reason text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT last_day_change_reason CHECK (reason ~ '\S' AND length(reason) <= 2000)
);

CREATE INDEX last_day_change_match ON last_day_change (match_id, changed_at);
CREATE INDEX last_day_change_staff ON last_day_change (staff_id) WHERE staff_id IS NOT NULL;

-- A reminder that was mailed to a hospital or an expert, by staff or by the registry itself.
CREATE TABLE reminder (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE, -- who was reminded
  match_id uuid REFERENCES match ON DELETE CASCADE, -- null for a shortlist, which has several
  about text NOT NULL,
  staff_id uuid, -- references staff_user
  staff_name text, -- at that time; null for a reminder by the registry itself
  sent_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT reminder_about CHECK (
    about IN ('shortlist', 'agreement', 'midterm_report', 'final_report', 'feedback_report')
  ),
  CONSTRAINT reminder_match CHECK ((match_id IS NULL) = (about = 'shortlist')),
  CONSTRAINT reminder_staff CHECK (staff_id IS NULL OR staff_name IS NOT NULL)
);

CREATE INDEX reminder_application ON reminder (application_id, sent_at);
CREATE INDEX reminder_of_match ON reminder (match_id, id) WHERE match_id IS NOT NULL;
CREATE INDEX reminder_staff ON reminder (staff_id) WHERE staff_id IS NOT NULL;

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
  country text NOT NULL DEFAULT '', -- the English name, as in applications
  hospital text NOT NULL DEFAULT '',
  support text NOT NULL DEFAULT '',
  period text NOT NULL DEFAULT '',
  expert text NOT NULL DEFAULT '', -- the slug of a profile
  picture_key text REFERENCES picture,
  image_alt text,
  image_caption text NOT NULL DEFAULT '',
  image_credit text NOT NULL DEFAULT '',
  content text NOT NULL, -- HTML
  outcomes_title text NOT NULL DEFAULT '',
  outcomes text NOT NULL DEFAULT '', -- a line for each: '12% to 71% | what it measures'
  outcomes_note text NOT NULL DEFAULT '',
  timeline text NOT NULL DEFAULT '', -- a line for each: '2024-02 | what happened'
  position integer NOT NULL,
  status text NOT NULL DEFAULT 'draft',
  is_sample boolean NOT NULL DEFAULT false,
  published_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
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

-- Somebody of the team, a committee or a board, as the site introduces them.
CREATE TABLE member (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL, -- the body that the person belongs to
  slug slug NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL,
  institution text NOT NULL,
  biography text NOT NULL, -- HTML, may be empty
  image_alt text,
  picture_key text REFERENCES picture,
  position integer NOT NULL,
  status text NOT NULL DEFAULT 'draft',
  is_sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1, -- as in story
  consent_note text, -- how the person agreed to be named
  consent_recorded_by text,
  consent_recorded_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz, -- from then on the slug is fixed
  publish_at timestamptz, -- the schedule
  unpublish_at timestamptz,

  CONSTRAINT member_kind CHECK (kind IN ('team', 'steering_committee', 'secretariat', 'advisory_board')),
  CONSTRAINT member_status CHECK (status IN ('draft', 'published')),
  CONSTRAINT member_image_alt CHECK (picture_key IS NULL OR coalesce(image_alt, '') <> ''),
  -- The people of samples do not exist.
  CONSTRAINT member_consent CHECK (
    status = 'draft' OR is_sample OR num_nulls(consent_note, consent_recorded_by, consent_recorded_at) = 0
  ),
  CONSTRAINT member_published_at CHECK (status = 'draft' OR published_at IS NOT NULL),
  CONSTRAINT member_publish_at CHECK (publish_at IS NULL OR status = 'draft'),
  CONSTRAINT member_unpublish_at CHECK (unpublish_at > publish_at)
);

CREATE INDEX member_list ON member (kind, status, position);
CREATE INDEX member_picture ON member (picture_key);
CREATE TRIGGER member_touch BEFORE UPDATE ON member FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER member_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON member
  EXECUTE FUNCTION bump_content_version();

-- An organisation that supports the programme.
CREATE TABLE partner (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL, -- what it brings
  slug slug NOT NULL UNIQUE,
  name text NOT NULL,
  address text NOT NULL, -- of its website; may be empty
  description text NOT NULL, -- HTML, may be empty
  image_alt text,
  picture_key text REFERENCES picture, -- the logo
  position integer NOT NULL,
  status text NOT NULL DEFAULT 'draft',
  is_sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1, -- as in story
  updated_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz, -- from then on the slug is fixed
  publish_at timestamptz, -- the schedule
  unpublish_at timestamptz,

  CONSTRAINT partner_kind CHECK (kind IN ('implementation', 'funding', 'mission')),
  CONSTRAINT partner_address CHECK (address = '' OR address LIKE 'https://%'),
  CONSTRAINT partner_status CHECK (status IN ('draft', 'published')),
  CONSTRAINT partner_image_alt CHECK (picture_key IS NULL OR coalesce(image_alt, '') <> ''),
  CONSTRAINT partner_published_at CHECK (status = 'draft' OR published_at IS NOT NULL),
  CONSTRAINT partner_publish_at CHECK (publish_at IS NULL OR status = 'draft'),
  CONSTRAINT partner_unpublish_at CHECK (unpublish_at > publish_at)
);

CREATE INDEX partner_list ON partner (kind, status, position);
CREATE INDEX partner_picture ON partner (picture_key);
CREATE TRIGGER partner_touch BEFORE UPDATE ON partner FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER partner_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON partner
  EXECUTE FUNCTION bump_content_version();

-- A saved version of a story, a news item, a profile, a member or a partner.
CREATE TABLE content_revision (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  story_id uuid REFERENCES story ON DELETE CASCADE,
  news_item_id uuid REFERENCES news_item ON DELETE CASCADE,
  profile_id uuid REFERENCES profile ON DELETE CASCADE,
  member_id uuid REFERENCES member ON DELETE CASCADE,
  partner_id uuid REFERENCES partner ON DELETE CASCADE,
  version integer NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  saved_by text, -- null for what came with the samples
  was_published boolean NOT NULL,
  answers jsonb NOT NULL, -- the fields of the editor's form
  picture_key text REFERENCES picture,

  CONSTRAINT content_revision_of CHECK (
    num_nonnulls(story_id, news_item_id, profile_id, member_id, partner_id) = 1
  )
);

CREATE UNIQUE INDEX content_revision_story ON content_revision (story_id, version);
CREATE UNIQUE INDEX content_revision_news_item ON content_revision (news_item_id, version);
CREATE UNIQUE INDEX content_revision_profile ON content_revision (profile_id, version);
CREATE UNIQUE INDEX content_revision_member ON content_revision (member_id, version);
CREATE UNIQUE INDEX content_revision_partner ON content_revision (partner_id, version);
CREATE INDEX content_revision_picture ON content_revision (picture_key);

-- A translation of one of these texts into one language: what visitors see in that language once it is published.
-- Without one they see the English text.
CREATE TABLE content_translation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  story_id uuid REFERENCES story ON DELETE CASCADE,
  news_item_id uuid REFERENCES news_item ON DELETE CASCADE,
  profile_id uuid REFERENCES profile ON DELETE CASCADE,
  member_id uuid REFERENCES member ON DELETE CASCADE,
  partner_id uuid REFERENCES partner ON DELETE CASCADE,
  locale text NOT NULL,
  answers jsonb NOT NULL, -- those fields of the editor's form that hold words; the prose is HTML
  status text NOT NULL DEFAULT 'draft',
  original_version integer NOT NULL, -- of the English text that it says the same as
  version integer NOT NULL DEFAULT 1, -- as in story
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT content_translation_of CHECK (
    num_nonnulls(story_id, news_item_id, profile_id, member_id, partner_id) = 1
  ),
  CONSTRAINT content_translation_locale CHECK (locale ~ '^[a-z]{2,3}$' AND locale <> 'en'),
  CONSTRAINT content_translation_status CHECK (status IN ('draft', 'published'))
);

CREATE UNIQUE INDEX content_translation_story ON content_translation (story_id, locale);
CREATE UNIQUE INDEX content_translation_news_item ON content_translation (news_item_id, locale);
CREATE UNIQUE INDEX content_translation_profile ON content_translation (profile_id, locale);
CREATE UNIQUE INDEX content_translation_member ON content_translation (member_id, locale);
CREATE UNIQUE INDEX content_translation_partner ON content_translation (partner_id, locale);
CREATE TRIGGER content_translation_touch BEFORE UPDATE ON content_translation
  FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER content_translation_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_translation
  EXECUTE FUNCTION bump_content_version();

-- A page of prose in an institution's own words, in one language. Pages without a row are as the software delivers
-- them.
CREATE TABLE page_text (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  page text NOT NULL, -- the name of its file in content/
  locale text NOT NULL,
  version integer NOT NULL DEFAULT 1, -- for optimistic locking, and for links to a preview of one version
  words jsonb, -- as last saved; null: the delivered text
  shown jsonb, -- what visitors read; null: the delivered text
  shown_version integer,
  delivered jsonb NOT NULL, -- the delivered text that an editor has last seen
  original_version integer NOT NULL DEFAULT 0, -- of the English text that it says the same as; 0: the delivered one
  publish_at timestamptz, -- the schedule
  unpublish_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),

  UNIQUE (page, locale),
  CONSTRAINT page_text_page CHECK (page ~ '^[a-z]+(-[a-z]+)*$'),
  CONSTRAINT page_text_locale CHECK (locale ~ '^[a-z]{2,3}$'),
  CONSTRAINT page_text_shown CHECK ((shown IS NULL) = (shown_version IS NULL)),
  CONSTRAINT page_text_unpublish_at CHECK (unpublish_at > publish_at)
);

CREATE TRIGGER page_text_touch BEFORE UPDATE ON page_text FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER page_text_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_text
  EXECUTE FUNCTION bump_content_version();

-- A saved version of a page; without words, the delivered text was taken again.
CREATE TABLE page_revision (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  page_text_id uuid NOT NULL REFERENCES page_text ON DELETE CASCADE,
  version integer NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  saved_by text NOT NULL,
  was_published boolean NOT NULL DEFAULT false,
  words jsonb,

  UNIQUE (page_text_id, version)
);

-- The menus of the site as an administrator has arranged them, in one row; without it, or without an arrangement, as
-- delivered.
CREATE TABLE menu_arrangement (
  only_row boolean PRIMARY KEY DEFAULT true,
  arrangement jsonb, -- order, hidden entries and links; null: as delivered
  version integer NOT NULL DEFAULT 1, -- for optimistic locking
  updated_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT menu_arrangement_only_row CHECK (only_row)
);

CREATE TRIGGER menu_arrangement_touch BEFORE UPDATE ON menu_arrangement FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER menu_arrangement_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_arrangement
  EXECUTE FUNCTION bump_content_version();

-- What the public pages say about the registry in numbers, in one row, already rounded and without small counts: see
-- domain/content/public-figures.ts. Cached pages change when the figures do, not with every count.
CREATE TABLE public_figures (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  figures jsonb NOT NULL,
  counted_at timestamptz NOT NULL
);
INSERT INTO public_figures (figures, counted_at) VALUES ('{}', '-infinity');

-- For each row: a trigger for statements fires without a change too, and a database that never had content must stay at
-- version 0.
CREATE TRIGGER public_figures_version AFTER UPDATE ON public_figures FOR EACH ROW
  WHEN (OLD.figures IS DISTINCT FROM NEW.figures) EXECUTE FUNCTION bump_content_version();


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

-- A message from the address of an application is an event on it.
CREATE FUNCTION keep_event_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_event (at, event, application_id)
  SELECT NEW.received_at, 'message_received', id FROM application
  WHERE email = NEW.email AND status NOT IN ('declined', 'withdrawn', 'no_match', 'completed');
  RETURN NULL;
END $$;

CREATE TRIGGER contact_message_events AFTER INSERT ON contact_message FOR EACH ROW
  EXECUTE FUNCTION keep_event_of_message();

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

-- A reply text of the team, which coordinators insert into a reply and then change.
CREATE TABLE reply_text (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  locale text NOT NULL,
  name text NOT NULL,
  text text NOT NULL, -- {name} stands for the name of the reader
  changed_by uuid, -- references staff_user
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT reply_text_name CHECK (name ~ '\S' AND length(name) <= 100),
  CONSTRAINT reply_text_text CHECK (text ~ '\S' AND length(text) <= 5000)
);

CREATE UNIQUE INDEX reply_text_once ON reply_text (locale, name);
CREATE INDEX reply_text_author ON reply_text (changed_by) WHERE changed_by IS NOT NULL;


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
  secret boolean NOT NULL DEFAULT false, -- contains a PIN or a link that grants access
  keeps_words boolean NOT NULL DEFAULT false, -- its secrets are marked: only they are deleted once it is sent
  -- Whom it is about; erased with them.
  application_id uuid REFERENCES application ON DELETE CASCADE,
  contact_message_id uuid REFERENCES contact_message ON DELETE CASCADE,
  draft_id uuid REFERENCES draft ON DELETE CASCADE,
  about_match_id uuid REFERENCES match ON DELETE SET NULL, -- whose other side it may name
  batch_id uuid, -- mails of one text to a group, which are taken back together

  CONSTRAINT mail_status CHECK (status IN ('queued', 'sending', 'sent', 'failed')),
  CONSTRAINT mail_lease CHECK ((status = 'sending') = (lease IS NOT NULL)),
  CONSTRAINT mail_sent_at CHECK ((status = 'sent') = (sent_at IS NOT NULL)),
  CONSTRAINT mail_letter CHECK (jsonb_typeof(letter) = 'object')
);

CREATE INDEX mail_due ON mail (due_at) WHERE status IN ('queued', 'sending');
CREATE INDEX mail_list ON mail (status, queued_at, id);
CREATE INDEX mail_recipient ON mail (lower(recipient), queued_at);
-- Without mails on their way: they are few, and each change of status would write all trigrams again.
CREATE INDEX mail_recipient_words ON mail USING gin (plain(' ' || recipient) gin_trgm_ops)
  WHERE status IN ('sent', 'failed');
CREATE INDEX mail_timeline ON mail (application_id, queued_at) WHERE application_id IS NOT NULL;
CREATE INDEX mail_match ON mail (about_match_id, queued_at) WHERE about_match_id IS NOT NULL;
CREATE INDEX mail_contact_message ON mail (contact_message_id);
CREATE INDEX mail_draft ON mail (draft_id) WHERE draft_id IS NOT NULL;
CREATE INDEX mail_batch ON mail (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX mail_sent ON mail (sent_at) WHERE status = 'sent'; -- for the nightly deletion

-- A letter as staff may read it: without the addresses of its links, and without what is marked as secret. It loops,
-- because each subquery of PL/pgSQL starts a query: every secret mail loses its secrets when it is sent.
CREATE FUNCTION without_secrets(letter jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  part jsonb;
  rest jsonb := jsonb_set(letter, '{parts}', coalesce(letter -> 'parts', '[]'));
BEGIN
  FOR place IN 0 .. jsonb_array_length(rest -> 'parts') - 1 LOOP
    part := rest #> ARRAY['parts', place::text];
    IF part ->> 'kind' = 'link' THEN
      rest := jsonb_set(rest, ARRAY['parts', place::text, 'href'], '""');
    ELSIF part ->> 'kind' = 'facts' THEN
      FOR line IN 0 .. coalesce(jsonb_array_length(part -> 'rows'), 0) - 1 LOOP
        IF part -> 'rows' -> line ? 'secret' THEN
          rest := jsonb_set(rest, ARRAY['parts', place::text, 'rows', line::text, 'text'], '""');
        END IF;
      END LOOP;
    END IF;
  END LOOP;
  RETURN rest;
END $$;

-- Once a secret mail is sent or has failed, its secrets are deleted, with all words if it does not keep them; people
-- ask for a new PIN or link instead.
CREATE FUNCTION forget_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.letter := CASE
    WHEN NEW.keeps_words THEN without_secrets(NEW.letter)
    ELSE jsonb_set(NEW.letter, '{parts}', '[]')
  END;
  RETURN NEW;
END $$;

CREATE TRIGGER mail_secret BEFORE UPDATE ON mail FOR EACH ROW
  WHEN (NEW.secret AND NEW.status IN ('sent', 'failed')) EXECUTE FUNCTION forget_letter();

-- A mail about a match names its other side: with the match, that is with either of the two, go its words; those of a
-- mail that is on its way once it has left.
CREATE FUNCTION forget_words_of_match() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mail SET keeps_words = false,
    letter = CASE WHEN status IN ('sent', 'failed') THEN jsonb_set(letter, '{parts}', '[]') ELSE letter END
  WHERE about_match_id = OLD.id AND secret;
  RETURN OLD;
END $$;

CREATE TRIGGER match_words BEFORE DELETE ON match FOR EACH ROW EXECUTE FUNCTION forget_words_of_match();

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
  time_zone text, -- in which the person reads times; null until a browser has told it, which is read as UTC
  time_zone_chosen boolean NOT NULL DEFAULT false, -- by the person; otherwise it follows their browser

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
  regions smallint[] NOT NULL DEFAULT '{}', -- of an invitation, as in staff_region
  user_id uuid REFERENCES staff_user ON DELETE CASCADE, -- who needs a new password
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  sent_by uuid REFERENCES staff_user ON DELETE CASCADE, -- the person themselves if they asked; required for use

  CONSTRAINT staff_link_token CHECK (octet_length(token_digest) = 32),
  CONSTRAINT staff_link_role CHECK (role IN ('administrator', 'coordinator', 'editor', 'viewer')),
  CONSTRAINT staff_link_purpose CHECK (
    purpose = 'invitation' AND email IS NOT NULL AND role IS NOT NULL AND user_id IS NULL
    OR purpose = 'new_password' AND email IS NULL AND role IS NULL AND user_id IS NOT NULL
  ),
  CONSTRAINT staff_link_regions CHECK (regions <@ '{1,2,3,4,5,6}' AND (purpose = 'invitation' OR regions = '{}'))
);

-- Only the latest link is valid. A link that a stranger requests for somebody does not replace an administrator's.
CREATE UNIQUE INDEX staff_link_email ON staff_link (email);
CREATE UNIQUE INDEX staff_link_user ON staff_link (user_id, (sent_by = user_id)) WHERE user_id IS NOT NULL;
CREATE INDEX staff_link_age ON staff_link (expires_at);
CREATE INDEX staff_link_sender ON staff_link (sent_by);

-- A WHO region to which a member of staff is limited; without a row, they work with all of them.
CREATE TABLE staff_region (
  staff_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  region smallint NOT NULL,

  PRIMARY KEY (staff_id, region),
  CONSTRAINT staff_region_region CHECK (region BETWEEN 1 AND 6)
);

-- What a member of staff has chosen for their own back office.
CREATE TABLE staff_preference (
  user_id uuid PRIMARY KEY REFERENCES staff_user ON DELETE CASCADE,
  keys jsonb NOT NULL, -- whether single keys work, and which key does what
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT staff_preference_keys CHECK (jsonb_typeof(keys) = 'object' AND length(keys::text) < 2000)
);

CREATE FUNCTION words_of_audit(
  actor text, staff_name text, action text, subject_kind text, subject_id uuid, fields jsonb, before jsonb, after jsonb
) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  words text := actor || ' ' || coalesce(staff_name, '') || ' ' || action || ' ' || subject_kind || ' '
    || coalesce(subject_id::text, '') || ' ' || fields::text || ' ' || coalesce(before::text, '') || ' '
    || coalesce(after::text, '');
BEGIN
  RETURN plain(words);
END $$;

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
    words_of_audit(actor, staff_name, action, subject_kind, subject_id, fields, before, after)
  ) STORED,

  CONSTRAINT audit_actor CHECK (actor IN ('staff', 'applicant', 'system')),
  CONSTRAINT audit_staff CHECK ((actor = 'staff') = (staff_name IS NOT NULL AND staff_id IS NOT NULL))
);

CREATE INDEX audit_time ON audit (at);
CREATE INDEX audit_staff ON audit (staff_id, id) WHERE staff_id IS NOT NULL;
CREATE INDEX audit_action ON audit (action, id);
CREATE INDEX audit_subject ON audit (subject_id, id) WHERE subject_id IS NOT NULL;
-- A search within one person's entries, or within one kind of action, reads this index alone: the words alone match a
-- third of all entries.
CREATE INDEX audit_words ON audit USING gin (words gin_trgm_ops, staff_id, action);
-- The actions of a timeline, as in src/store/review/timeline/told-actions.ts; a test compares both.
CREATE INDEX audit_timeline ON audit (subject_id, at) WHERE action IN (
  'address_change_asked', 'address_change_cancelled', 'address_changed', 'application_assigned',
  'application_link_mailed', 'application_tagged', 'match_refused', 'match_report_day_changed', 'match_report_decided',
  'match_report_sent', 'match_story_drafted', 'match_suggested', 'shortlist_mailed'
);

-- The audit is append-only.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit is only ever added to' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER audit_row BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_table BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- They fire even where session_replication_role disables ordinary triggers.
ALTER TABLE audit ENABLE ALWAYS TRIGGER audit_row, ENABLE ALWAYS TRIGGER audit_table;

-- A row of record_event exists exactly if what it tells of is committed.
CREATE FUNCTION keep_event_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.subject_kind = 'match' THEN
    INSERT INTO record_event (at, event, application_id, match_id)
    SELECT NEW.at, NEW.action, hospital_id, id FROM match WHERE id = NEW.subject_id;
  ELSE
    INSERT INTO record_event (at, event, application_id)
    SELECT NEW.at,
      CASE WHEN NEW.action <> 'application_moved' THEN NEW.action
        WHEN NEW.after ->> 'status' = 'withdrawn' THEN 'application_withdrawn'
        WHEN NEW.after ->> 'status' = 'in_review' THEN 'information_received'
        WHEN NEW.after ->> 'status' = 'expert_selected' THEN 'expert_chosen'
        WHEN NEW.after ->> 'status' = 'eligible' THEN 'none_suits'
      END, id
    FROM application
    WHERE id = NEW.subject_id
      AND (NEW.action <> 'application_moved'
        OR NEW.after ->> 'status' IN ('withdrawn', 'in_review', 'expert_selected', 'eligible'));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER audit_events AFTER INSERT ON audit FOR EACH ROW
  WHEN (
    NEW.actor = 'applicant' AND NEW.action IN ('application_moved', 'application_edited', 'address_changed')
    OR NEW.actor <> 'staff' AND NEW.action IN (
      'match_answered', 'match_refused', 'match_lapsed', 'match_signed', 'match_report_sent'
    )
  )
  EXECUTE FUNCTION keep_event_of_audit();


-- === Integrations ===

-- A token with which a program calls the back office in place of its owner, a member of staff.
CREATE TABLE api_token (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_digest bytea NOT NULL UNIQUE,
  hint text NOT NULL, -- its last characters, so that people know it again
  name text NOT NULL, -- of the program that has it
  is_integration boolean NOT NULL, -- answered for by administrators, not by one person alone
  owner_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,

  CONSTRAINT api_token_digest CHECK (octet_length(token_digest) = 32),
  CONSTRAINT api_token_name CHECK (name ~ '\S' AND length(name) <= 100),
  CONSTRAINT api_token_scopes CHECK (cardinality(scopes) > 0)
);

CREATE INDEX api_token_owner ON api_token (owner_id);
CREATE INDEX api_token_age ON api_token (expires_at);

-- A webhook: an address of another program that is told of events.
CREATE TABLE webhook (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL, -- the names in src/domain/integrations/webhook-events.ts
  secret text NOT NULL, -- encrypted; signs each request
  former_secret text, -- signs beside it for a day, while the receiver changes to the new one
  former_until timestamptz,
  owner_id uuid REFERENCES staff_user ON DELETE SET NULL, -- who is told when it is switched off
  created_at timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0, -- since the last success
  failing_since timestamptz,
  paused_until timestamptz, -- while the receiver is out of reach
  lease uuid, -- of the worker that delivers to it: one at a time, so that events arrive in order
  leased_until timestamptz,
  off_at timestamptz,
  off_because text,

  CONSTRAINT webhook_name CHECK (name ~ '\S' AND length(name) <= 100),
  CONSTRAINT webhook_url CHECK (url ~ '^https?://' AND length(url) <= 500),
  CONSTRAINT webhook_events CHECK (cardinality(events) > 0),
  CONSTRAINT webhook_former CHECK ((former_secret IS NULL) = (former_until IS NULL)),
  CONSTRAINT webhook_lease CHECK ((lease IS NULL) = (leased_until IS NULL)),
  CONSTRAINT webhook_off CHECK (
    (off_at IS NULL) = (off_because IS NULL) AND off_because IN ('staff', 'failing', 'gone')
  )
);

CREATE INDEX webhook_owner ON webhook (owner_id) WHERE owner_id IS NOT NULL;

-- An event on its way to one webhook, and afterwards the log of its attempts: ids, numbers and states, never an answer.
CREATE TABLE webhook_delivery (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  webhook_id uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
  event_id uuid NOT NULL, -- the same for all webhooks
  event text NOT NULL,
  about jsonb NOT NULL,
  subjects uuid[] NOT NULL DEFAULT '{}', -- the applications that it is about; erased with them
  happened_at timestamptz NOT NULL DEFAULT now(),
  status text NOT NULL DEFAULT 'waiting',
  due_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  tried_at timestamptz,
  answer_status integer, -- of the last attempt
  answer_ms integer,
  problem text, -- of the last attempt

  CONSTRAINT webhook_delivery_status CHECK (status IN ('waiting', 'delivered', 'failed'))
);

CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, due_at, id) WHERE status = 'waiting';
CREATE INDEX webhook_delivery_log ON webhook_delivery (webhook_id, id);
CREATE INDEX webhook_delivery_age ON webhook_delivery (happened_at);
CREATE INDEX webhook_delivery_subjects ON webhook_delivery USING gin (subjects);

-- The outbox of events: filled by triggers, so that an event is on its way exactly if its change is committed.
CREATE FUNCTION tell_webhooks(event text, about jsonb, subjects uuid[] DEFAULT '{}') RETURNS void
LANGUAGE sql AS $$
  WITH told AS MATERIALIZED (SELECT gen_random_uuid() AS id)
  INSERT INTO webhook_delivery (webhook_id, event_id, event, about, subjects)
  SELECT webhook.id, told.id, $1, $2, $3 FROM webhook, told WHERE off_at IS NULL AND $1 = ANY (events)
$$;

CREATE FUNCTION tell_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  application jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM webhook_delivery WHERE subjects @> ARRAY[OLD.id];
    PERFORM tell_webhooks('application.erased',
      jsonb_build_object('application', jsonb_build_object('id', OLD.id, 'kind', OLD.kind, 'number', OLD.number)));
    RETURN NULL;
  END IF;
  application := jsonb_build_object(
    'id', NEW.id, 'kind', NEW.kind, 'number', NEW.number, 'status', NEW.status, 'version', NEW.version);
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_webhooks('application.received', jsonb_build_object('application', application), ARRAY[NEW.id]);
    RETURN NULL;
  END IF;
  IF OLD.answers IS DISTINCT FROM NEW.answers THEN
    PERFORM tell_webhooks('application.edited',
      jsonb_build_object('application', application, 'fields', (
        SELECT coalesce(jsonb_agg(key ORDER BY key), '[]')
        FROM jsonb_each(OLD.answers) AS was FULL JOIN jsonb_each(NEW.answers) AS is_now USING (key)
        WHERE was.value IS DISTINCT FROM is_now.value
      )), ARRAY[NEW.id]);
  END IF;
  IF OLD.status IS DISTINCT FROM NEW.status THEN
    PERFORM tell_webhooks(
      CASE NEW.status WHEN 'withdrawn' THEN 'application.withdrawn' ELSE 'application.moved' END,
      jsonb_build_object('application', application, 'from', OLD.status, 'to', NEW.status), ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER application_webhooks AFTER INSERT OR DELETE OR UPDATE OF status, answers ON application
  FOR EACH ROW EXECUTE FUNCTION tell_of_application();

-- A match with its two sides, as events name it.
CREATE FUNCTION match_for_webhooks(of_match uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'match', jsonb_build_object('id', match.id, 'status', match.status),
    'hospital', jsonb_build_object('id', hospital.id, 'kind', hospital.kind, 'number', hospital.number),
    'expert', jsonb_build_object('id', expert.id, 'kind', expert.kind, 'number', expert.number))
  FROM match
    JOIN application AS hospital ON hospital.id = match.hospital_id
    JOIN application AS expert ON expert.id = match.expert_id
  WHERE match.id = of_match
$$;

CREATE FUNCTION tell_of_match() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook) THEN
    RETURN NULL;
  END IF;
  about := match_for_webhooks(NEW.id);
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_webhooks('match.created', about, ARRAY[NEW.hospital_id, NEW.expert_id]);
    RETURN NULL;
  END IF;
  PERFORM tell_webhooks(
    CASE
      WHEN OLD.status = 'invited' AND NEW.status IN ('interested', 'declined') THEN 'match.answered'
      WHEN OLD.status = 'shortlisted' AND NEW.status = 'selected' THEN 'match.chosen'
      WHEN NEW.status = 'completed' THEN 'match.completed'
      WHEN NEW.status IN ('declined', 'lapsed', 'not_selected', 'ended_early') THEN 'match.ended'
      ELSE 'match.moved'
    END,
    about || jsonb_build_object('from', OLD.status, 'to', NEW.status), ARRAY[NEW.hospital_id, NEW.expert_id]);
  RETURN NULL;
END $$;

CREATE TRIGGER match_webhooks_new AFTER INSERT ON match FOR EACH ROW EXECUTE FUNCTION tell_of_match();
CREATE TRIGGER match_webhooks_moved AFTER UPDATE OF status ON match FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_match();

CREATE FUNCTION tell_of_report() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  between match;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook) THEN
    RETURN NULL;
  END IF;
  SELECT * INTO between FROM match WHERE id = NEW.match_id;
  PERFORM tell_webhooks(
    CASE NEW.status
      WHEN 'submitted' THEN 'report.submitted' WHEN 'due' THEN 'report.reopened' ELSE 'report.settled'
    END,
    match_for_webhooks(NEW.match_id) || jsonb_build_object(
      'report', jsonb_build_object('id', NEW.id, 'kind', NEW.kind, 'status', NEW.status, 'due_on', NEW.due_on)),
    ARRAY[between.hospital_id, between.expert_id]);
  RETURN NULL;
END $$;

CREATE TRIGGER report_webhooks AFTER UPDATE OF status ON report FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_report();


-- === Privacy ===

-- A version of the terms for one kind of application, from the moment when visitors read it. There is no row for the
-- delivered text of the beginning, which is version 0.
CREATE TABLE terms_version (
  kind text NOT NULL,
  version integer NOT NULL,
  words jsonb, -- the English page, which binds; null: the delivered text was taken again
  in_force_since timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (kind, version),
  CONSTRAINT terms_version_kind CHECK (kind IN ('expert', 'trainer', 'hospital')),
  CONSTRAINT terms_version_number CHECK (version > 0)
);

-- A consent: which text an applicant agreed to, when. Never changed; agreeing again adds a row.
CREATE TABLE consent (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  field text NOT NULL,
  text_version text NOT NULL,
  text_sha256 bytea NOT NULL,
  locale text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),
  terms_version integer, -- that the consent was given to; null for a consent to something else

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

-- An anonymous visit: one browser tab, for a day at most. Visits and page views lie in partitions, one for each month
-- of UTC: what has expired goes by dropping a table. The id is unique in each month.
CREATE TABLE visit (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  began_at timestamptz NOT NULL DEFAULT now()
) PARTITION BY RANGE (began_at);

-- A page that was read during a visit, and for how long. Without a foreign key: a view is written at the same time as
-- its visit, and goes in the same month or the next.
CREATE TABLE page_view (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  visit_id uuid NOT NULL,
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
) PARTITION BY RANGE (entered_at);

-- Rows lie in the order of time, so that a few ranges of pages are enough to find what has expired.
CREATE INDEX visit_age ON visit USING brin (began_at);
CREATE INDEX page_view_age ON page_view USING brin (entered_at);

-- What fits no other partition: views of a month that the nightly job has not made yet.
CREATE TABLE visit_rest PARTITION OF visit (PRIMARY KEY (id)) DEFAULT;
CREATE TABLE page_view_rest PARTITION OF page_view (PRIMARY KEY (id)) DEFAULT;

-- Where each partition ends; null for the rest.
CREATE FUNCTION months_of(parent regclass) RETURNS TABLE (month regclass, ends_at timestamptz) LANGUAGE sql STABLE
SET search_path = public, pg_catalog
AS $$
  SELECT inhrelid::regclass, (regexp_match(pg_get_expr(relpartbound, oid), 'TO \(''([^'']+)''\)'))[1]::timestamptz
  FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE inhparent = parent
$$;

-- Makes the month that begins then, and takes its rows out of the rest. Does nothing if the month is there.
CREATE FUNCTION make_month(parent regclass, time_column text, first timestamptz) RETURNS void LANGUAGE plpgsql
SET search_path = public, pg_catalog SET timezone = 'UTC'
AS $$
DECLARE
  name text := parent::text || to_char(first, '_YYYY_MM');
  rest text := parent::text || '_rest';
BEGIN
  IF EXISTS (SELECT FROM months_of(parent) WHERE ends_at = first + interval '1 month') THEN
    RETURN;
  END IF;
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', rest);
  -- A view is updated once, when its page is left: with room in its page the index stays as it is.
  EXECUTE format('CREATE TABLE %I (LIKE %s INCLUDING ALL, PRIMARY KEY (id)) WITH (fillfactor = 80)', name, parent);
  EXECUTE format(
    'WITH moved AS (DELETE FROM ONLY %s WHERE %I >= %L AND %2$I < %4$L RETURNING *) INSERT INTO %5$I SELECT * FROM moved',
    rest, time_column, first, first + interval '1 month', name
  );
  EXECUTE format(
    'ALTER TABLE %s ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, name, first, first + interval '1 month'
  );
END $$;

-- Makes this month, the next two, and those of which the rest has rows. As the owner: the role that serves visitors may
-- not create tables.
CREATE FUNCTION make_months(at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_catalog SET timezone = 'UTC'
AS $$
DECLARE
  first timestamptz;
BEGIN
  FOR first IN
    SELECT date_trunc('month', at) + n * interval '1 month' FROM generate_series(0, 2) AS n
    UNION SELECT date_trunc('month', began_at) FROM visit_rest
    EXCEPT SELECT ends_at - interval '1 month' FROM months_of('visit') ORDER BY 1
  LOOP
    PERFORM make_month('visit', 'began_at', first);
  END LOOP;
  FOR first IN
    SELECT date_trunc('month', at) + n * interval '1 month' FROM generate_series(0, 2) AS n
    UNION SELECT date_trunc('month', entered_at) FROM page_view_rest
    EXCEPT SELECT ends_at - interval '1 month' FROM months_of('page_view') ORDER BY 1
  LOOP
    PERFORM make_month('page_view', 'entered_at', first);
  END LOOP;
END $$;

-- Drops the months that end before, and deletes up to so many rows of the others; returns how many rows it deleted. A
-- ctid is unique in one partition only.
CREATE FUNCTION forget_months(parent regclass, time_column text, before timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_catalog
AS $$
DECLARE
  one record;
  gone integer := 0;
  deleted integer;
BEGIN
  IF parent NOT IN ('visit'::regclass, 'page_view'::regclass) THEN
    RAISE EXCEPTION 'not a table of months: %', parent;
  END IF;
  FOR one IN
    SELECT month, coalesce(ends_at <= before, false) AS has_ended FROM months_of(parent)
    WHERE ends_at IS NULL OR ends_at <= before + interval '1 month' ORDER BY 2 DESC
  LOOP
    IF one.has_ended THEN
      EXECUTE format('DROP TABLE %s', one.month);
      CONTINUE;
    END IF;
    EXIT WHEN gone >= most;
    EXECUTE format(
      'DELETE FROM ONLY %s WHERE ctid = ANY (ARRAY(SELECT ctid FROM ONLY %1$s WHERE %I <= %L LIMIT %s FOR UPDATE SKIP LOCKED))',
      one.month, time_column, before, most - gone
    );
    GET DIAGNOSTICS deleted = ROW_COUNT;
    gone := gone + deleted;
  END LOOP;
  RETURN gone;
END $$;

SELECT make_months(now());

-- Insight reads sums by days of UTC instead of single views. They are written together with the views, and kept as
-- long. Rows of today change every second: room in their pages keeps the indexes as they are.

-- The visits of a day.
CREATE TABLE visit_day (
  day date PRIMARY KEY,
  visits integer NOT NULL
) WITH (fillfactor = 50);

-- The views of a page on a day.
CREATE TABLE page_day (
  day date NOT NULL,
  path text NOT NULL,
  views integer NOT NULL,

  PRIMARY KEY (day, path)
) WITH (fillfactor = 50);

-- Views that have ended, by the time in which somebody looked at the page: for each day, and again for blocks of days,
-- so that a year is added up from some twenty of them. Blocks are counted from 1970-01-01.
CREATE TABLE reading_time (
  days integer NOT NULL,
  first_day date NOT NULL,
  path text NOT NULL,
  seconds integer NOT NULL, -- as reading_step gives it
  views integer NOT NULL,

  PRIMARY KEY (days, first_day, path, seconds),
  CONSTRAINT reading_time_days CHECK (days IN (1, 4, 16, 64))
) WITH (fillfactor = 50);

-- To the second for 20 seconds, then to 2, from a minute on to 15, from 5 minutes to a minute, from 20 to ten, from 2
-- hours to an hour: 103 values instead of 86,400 keep a year of sums small.
CREATE FUNCTION reading_step(seconds integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN seconds < 20 THEN seconds
  WHEN seconds < 60 THEN seconds / 2 * 2
  WHEN seconds < 300 THEN seconds / 15 * 15
  WHEN seconds < 1200 THEN seconds / 60 * 60
  WHEN seconds < 7200 THEN seconds / 600 * 600
  ELSE seconds / 3600 * 3600
END;

-- Adds up the blocks since then whose days do not change any more: a page can be left until a day after it was opened.
-- It asks once for each block whether it is there: of some 25 blocks one or none is missing in a night.
CREATE FUNCTION sum_reading_blocks(since date, today date) RETURNS void LANGUAGE sql
AS $$
  WITH days AS (
    SELECT moment::date AS day FROM generate_series(
      greatest(since, (SELECT min(first_day) FROM reading_time WHERE days = 1))::timestamp,
      today::timestamp, interval '1 day'
    ) AS moment
  ), blocks AS (
    SELECT DISTINCT size, day - (day - date '1970-01-01') % size AS first FROM days, unnest(ARRAY[4, 16, 64]) AS size
  ), missing AS MATERIALIZED ( -- before any row is read
    SELECT size, first FROM blocks WHERE first >= since AND first + size < today
      AND NOT EXISTS (SELECT FROM reading_time AS made WHERE made.days = size AND made.first_day = first)
  )
  INSERT INTO reading_time
  SELECT size, first, path, seconds, sum(views)
  FROM missing JOIN reading_time AS one ON one.days = 1 AND first_day >= first AND first_day < first + size
  GROUP BY 1, 2, 3, 4
$$;

-- Adds everything up anew from single views.
CREATE FUNCTION sum_page_views() RETURNS void LANGUAGE sql
AS $$
  DELETE FROM visit_day;
  DELETE FROM page_day;
  DELETE FROM reading_time;

  INSERT INTO visit_day SELECT (began_at AT TIME ZONE 'UTC')::date, count(*) FROM visit GROUP BY 1;

  -- One pass over the views.
  WITH counted AS MATERIALIZED (
    SELECT (entered_at AT TIME ZONE 'UTC')::date AS day, path, reading_step(seconds_spent - seconds_inactive) AS seconds,
      count(*)::integer AS views
    FROM page_view GROUP BY 1, 2, 3
  ), pages AS (
    INSERT INTO page_day SELECT day, path, sum(views) FROM counted GROUP BY 1, 2
  )
  INSERT INTO reading_time SELECT 1, day, path, seconds, views FROM counted WHERE seconds IS NOT NULL;

  SELECT sum_reading_blocks('1970-01-01', (now() AT TIME ZONE 'UTC')::date);
$$;

-- One run of an instance: how many page views it has taken, and what became of them. `taken` is as of the last write;
-- what was taken later and was in memory when the run ended is `lost`.
CREATE TABLE view_run (
  id uuid PRIMARY KEY,
  began_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  taken bigint NOT NULL DEFAULT 0,
  written bigint NOT NULL DEFAULT 0,
  refused bigint NOT NULL DEFAULT 0, -- because too many waited
  lost bigint NOT NULL DEFAULT 0
);

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
ALTER TABLE note ADD FOREIGN KEY (match_id) REFERENCES match ON DELETE CASCADE;
ALTER TABLE answer_change ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE interview ADD FOREIGN KEY (interviewer_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE interview ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE assessment ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE not_duplicate ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE merged_application ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE saved_view ADD FOREIGN KEY (owner_id) REFERENCES staff_user ON DELETE CASCADE;
ALTER TABLE calendar_feed ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE CASCADE;
ALTER TABLE record_event ADD FOREIGN KEY (match_id) REFERENCES match ON DELETE CASCADE;
ALTER TABLE record_event_mail ADD FOREIGN KEY (user_id) REFERENCES staff_user ON DELETE CASCADE;
ALTER TABLE staff_notice_choice ADD FOREIGN KEY (user_id) REFERENCES staff_user ON DELETE CASCADE;
ALTER TABLE match_move ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE match_move ADD FOREIGN KEY (mail_id) REFERENCES mail ON DELETE SET NULL;
ALTER TABLE last_day_change ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE reminder ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE match_story ADD FOREIGN KEY (story_id) REFERENCES story ON DELETE CASCADE;
ALTER TABLE contact_message ADD FOREIGN KEY (assignee_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE message_reply ADD FOREIGN KEY (staff_id) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE message_reply ADD FOREIGN KEY (mail_id) REFERENCES mail ON DELETE SET NULL;
ALTER TABLE reply_text ADD FOREIGN KEY (changed_by) REFERENCES staff_user ON DELETE SET NULL;
ALTER TABLE mail_text ADD FOREIGN KEY (changed_by) REFERENCES staff_user ON DELETE SET NULL;
