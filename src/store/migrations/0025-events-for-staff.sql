-- How a member of staff is told of what applicants do, where it differs from the default.
CREATE TABLE staff_notice_choice (
  user_id uuid PRIMARY KEY REFERENCES staff_user ON DELETE CASCADE,
  own text NOT NULL, -- records that are assigned to them
  others text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT staff_notice_choice_own CHECK (own IN ('at_once', 'daily', 'never')),
  CONSTRAINT staff_notice_choice_others CHECK (others IN ('at_once', 'daily', 'never'))
);

-- Something that an applicant did, or that time did to them, for those who work with the record.
CREATE TABLE record_event (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  event text NOT NULL, -- the names in src/domain/review/record-events.ts
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  match_id uuid REFERENCES match ON DELETE CASCADE,
  told_at timestamptz, -- when those who want to know at once were mailed

  CONSTRAINT record_event_event CHECK (event ~ '^[a-z_]{1,40}$')
);

CREATE INDEX record_event_untold ON record_event (id) WHERE told_at IS NULL;
CREATE INDEX record_event_age ON record_event (at);
CREATE INDEX record_event_application ON record_event (application_id);
CREATE INDEX record_event_match ON record_event (match_id) WHERE match_id IS NOT NULL;

-- Who was mailed about which event: nobody is mailed twice.
CREATE TABLE record_event_mail (
  event_id bigint NOT NULL REFERENCES record_event ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,

  PRIMARY KEY (event_id, user_id)
);

CREATE INDEX record_event_mail_user ON record_event_mail (user_id);

-- An event exists exactly if what it tells of is committed.
CREATE FUNCTION keep_event_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.subject_kind = 'match' THEN
    INSERT INTO record_event (at, event, application_id, match_id)
    SELECT NEW.at, NEW.action, hospital_id, id FROM match WHERE id = NEW.subject_id;
  ELSE
    INSERT INTO record_event (at, event, application_id)
    SELECT NEW.at,
      CASE WHEN NEW.action <> 'application_moved' THEN NEW.action
        WHEN NEW.after ->> 'status' = 'withdrawn' THEN 'application_withdrawn'
        WHEN NEW.after ->> 'status' = 'in_review' THEN 'information_received'
        WHEN NEW.after ->> 'status' = 'expert_selected' THEN 'expert_chosen'
        WHEN NEW.after ->> 'status' = 'eligible' THEN 'none_suits'
      END, id
    FROM application
    WHERE id = NEW.subject_id
      AND (NEW.action <> 'application_moved'
        OR NEW.after ->> 'status' IN ('withdrawn', 'in_review', 'expert_selected', 'eligible'));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER audit_events AFTER INSERT ON audit FOR EACH ROW
  WHEN (
    NEW.actor = 'applicant' AND NEW.action IN ('application_moved', 'application_edited', 'address_changed')
    OR NEW.actor <> 'staff' AND NEW.action IN (
      'match_answered', 'match_refused', 'match_lapsed', 'match_signed', 'match_report_sent'
    )
  )
  EXECUTE FUNCTION keep_event_of_audit();

-- A message from the address of an application is an event on it.
CREATE FUNCTION keep_event_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_event (at, event, application_id)
  SELECT NEW.received_at, 'message_received', id FROM application
  WHERE email = NEW.email AND status NOT IN ('declined', 'withdrawn', 'no_match', 'completed');
  RETURN NULL;
END $$;

CREATE TRIGGER contact_message_events AFTER INSERT ON contact_message FOR EACH ROW
  EXECUTE FUNCTION keep_event_of_message();
