CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- As people search: accents and capitals count for nothing. The dictionary is bound here, wherever it is installed.
CREATE FUNCTION plain(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(unaccent('unaccent'::regdictionary, given));

-- Who did what, when. It holds ids, names of fields and the values of facts of ours, such as a status, but nothing that
-- an applicant has answered: see docs/decisions/2026-11-15-audit.md.
CREATE TABLE audit (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  staff_id uuid, -- no reference: the entry outlasts the account
  staff_name text, -- as it was then
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id uuid,
  fields jsonb NOT NULL DEFAULT '[]',
  before jsonb,
  after jsonb,
  words text NOT NULL GENERATED ALWAYS AS (
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

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit is only ever added to' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER audit_row BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_table BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- Also where somebody has turned ordinary triggers off, as a restore does.
ALTER TABLE audit ENABLE ALWAYS TRIGGER audit_row, ENABLE ALWAYS TRIGGER audit_table;
