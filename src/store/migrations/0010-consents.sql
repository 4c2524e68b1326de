-- To which words, in which language and when a person said yes. Never changed: saying yes again is another row.
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

-- The address that is proved by the PIN. An edit may change the application's address to anybody's.
ALTER TABLE edit_link ADD COLUMN pin_sent_to citext;
UPDATE edit_link SET pin_sent_to = email FROM application WHERE application.id = application_id;
ALTER TABLE edit_link ALTER COLUMN pin_sent_to SET NOT NULL;

CREATE INDEX contact_message_email ON contact_message (email);
