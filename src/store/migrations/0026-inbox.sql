-- Whose work a message is, how often it was acted upon, and the words by which it is found.
ALTER TABLE contact_message
  ADD COLUMN assignee_id uuid REFERENCES staff_user ON DELETE SET NULL,
  ADD COLUMN version integer NOT NULL DEFAULT 1, -- rises with its status and its replies, not with its assignee
  ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (
    regexp_replace(
      plain(
        ' ' || coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '') || ' '
          || coalesce(answers ->> 'email', '') || ' ' || coalesce(answers ->> 'message', '')
      ),
      '\s+', ' ', 'g'
    )
  ) STORED;

CREATE INDEX contact_message_words ON contact_message USING gin (words gin_trgm_ops);
CREATE INDEX contact_message_assignee ON contact_message (assignee_id) WHERE assignee_id IS NOT NULL;

CREATE TABLE message_reply (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contact_message_id uuid NOT NULL REFERENCES contact_message ON DELETE CASCADE,
  staff_id uuid REFERENCES staff_user ON DELETE SET NULL,
  staff_name text NOT NULL, -- as it was then
  subject text NOT NULL,
  text text NOT NULL,
  quoted boolean NOT NULL, -- whether the mail repeats the message
  mail_id uuid REFERENCES mail ON DELETE SET NULL,
  written_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT message_reply_subject CHECK (subject ~ '\S' AND length(subject) <= 200),
  CONSTRAINT message_reply_text CHECK (text ~ '\S' AND length(text) <= 5000)
);

CREATE INDEX message_reply_message ON message_reply (contact_message_id, written_at);
CREATE INDEX message_reply_staff ON message_reply (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX message_reply_mail ON message_reply (mail_id) WHERE mail_id IS NOT NULL;
