-- The menus of the site as an administrator has arranged them; without a row, or without an arrangement, as delivered.
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
