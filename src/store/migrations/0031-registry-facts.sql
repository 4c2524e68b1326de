-- One row, once an administrator has changed something; until then the facts are those of src/domain/brand.ts.
CREATE TABLE registry_facts (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- They stand on every page.
CREATE TRIGGER registry_facts_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON registry_facts
  EXECUTE FUNCTION bump_content_version();
