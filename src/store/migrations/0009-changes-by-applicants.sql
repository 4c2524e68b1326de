-- Applicants' own edits of their answers are kept like those of staff; without a name of staff, the applicant made it.
ALTER TABLE answer_change
  ALTER COLUMN staff_name DROP NOT NULL,
  ADD CONSTRAINT answer_change_author CHECK (staff_id IS NULL OR staff_name IS NOT NULL);
