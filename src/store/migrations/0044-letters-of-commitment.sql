-- A request has a letter of commitment for each of its collaborations; of other files there is one in each place.
ALTER TABLE upload DROP CONSTRAINT upload_application_id_field_key;
CREATE UNIQUE INDEX upload_place ON upload (application_id, field) WHERE field <> 'letter_of_commitment';
CREATE INDEX upload_application ON upload (application_id) WHERE application_id IS NOT NULL;
