-- Hospitals and trainers are imported, too.
ALTER TABLE import_sheet
  ADD COLUMN kind text NOT NULL DEFAULT 'expert',
  ADD CONSTRAINT import_sheet_kind CHECK (kind IN ('expert', 'hospital', 'trainer'));
