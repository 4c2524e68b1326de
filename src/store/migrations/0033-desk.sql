-- The link in the mail that asks for information. It names the application beside the first link, with the same PIN,
-- and goes with the request when that is taken back.
ALTER TABLE information_request ADD COLUMN link_digest bytea UNIQUE;
ALTER TABLE information_request ADD CONSTRAINT information_request_link CHECK (octet_length(link_digest) = 32);

-- What Today counts by kind is counted in the index alone, and shown in the order of the lists.
DROP INDEX application_new, application_waiting, application_informed;
CREATE INDEX application_new ON application (submitted_at, id) INCLUDE (kind) WHERE status = 'submitted';
CREATE INDEX application_waiting ON application (submitted_at, id) INCLUDE (kind)
  WHERE status IN ('submitted', 'in_review');
CREATE INDEX application_informed ON application (updated_at, id) INCLUDE (kind)
  WHERE status = 'in_review' AND information_received_at IS NOT NULL;
CREATE INDEX application_shortlisted ON application (updated_at, id) INCLUDE (kind) WHERE status = 'shortlist_sent';
