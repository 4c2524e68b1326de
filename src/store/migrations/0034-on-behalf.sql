-- What staff entered for somebody else. It waits as a draft for the person, who makes it an application by sending it.
CREATE TABLE entry_on_behalf (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY, -- their order, also of those that came in one file
  source text NOT NULL,
  staff_name text NOT NULL, -- as it was then
  entered_at timestamptz NOT NULL DEFAULT now(),
  draft_id uuid UNIQUE REFERENCES draft ON DELETE CASCADE,
  application_id uuid REFERENCES application ON DELETE CASCADE,

  CONSTRAINT entry_on_behalf_source CHECK (source IN ('paper', 'telephone', 'other', 'import')),
  CONSTRAINT entry_on_behalf_of CHECK (num_nonnulls(draft_id, application_id) = 1)
);

CREATE INDEX entry_on_behalf_waiting ON entry_on_behalf (number) WHERE draft_id IS NOT NULL;
CREATE INDEX entry_on_behalf_application ON entry_on_behalf (application_id) WHERE application_id IS NOT NULL;
