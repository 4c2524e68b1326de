-- Of the first link only the digest is kept, so a reminder brings one of its own. Both work.
ALTER TABLE match_invitation
  ADD note text, -- what the coordinator adds to the question
  ADD reminder_digest bytea UNIQUE,
  ADD CONSTRAINT match_invitation_reminder CHECK (
    (reminder_digest IS NULL) = (reminded_at IS NULL) AND octet_length(reminder_digest) = 32
  );
