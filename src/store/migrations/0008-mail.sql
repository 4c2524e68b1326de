-- The outbox: written in the transaction of what causes the mail, emptied by any instance.
CREATE TABLE mail (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  status text NOT NULL DEFAULT 'queued',
  recipient text NOT NULL,
  reply_to text,
  locale text NOT NULL,
  letter jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(), -- while it is being sent: when another worker may take it up
  lease uuid, -- names one attempt: after an outage its number comes back
  queued_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  problem text,
  -- Whom it is about: erased together with them.
  application_id uuid REFERENCES application ON DELETE CASCADE,
  contact_message_id uuid REFERENCES contact_message ON DELETE CASCADE,

  CONSTRAINT mail_status CHECK (status IN ('queued', 'sending', 'sent', 'failed')),
  CONSTRAINT mail_lease CHECK ((status = 'sending') = (lease IS NOT NULL)),
  CONSTRAINT mail_sent_at CHECK ((status = 'sent') = (sent_at IS NOT NULL)),
  CONSTRAINT mail_letter CHECK (jsonb_typeof(letter) = 'object')
);

CREATE INDEX mail_due ON mail (due_at) WHERE status IN ('queued', 'sending');
CREATE INDEX mail_recipient ON mail (lower(recipient), queued_at);
CREATE INDEX mail_list ON mail (status, queued_at);
CREATE INDEX mail_application ON mail (application_id);
CREATE INDEX mail_contact_message ON mail (contact_message_id);
