-- Programme outcomes: what they read of requests, invitations and feedback stands in these indexes, in order of time.
CREATE INDEX application_outcome ON application (updated_at) INCLUDE (id, status, country, submitted_at)
  WHERE kind = 'hospital';
CREATE INDEX match_invitation_asked ON match_invitation (asked_at) INCLUDE (match_id);
CREATE INDEX report_feedback ON report (submitted_at) WHERE kind = 'feedback_report';
