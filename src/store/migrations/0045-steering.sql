-- Why staff put a match on hold, resumed or ended it.
ALTER TABLE match_move ADD COLUMN reason text;

-- Reports are owed by a day now: nothing is derived from how long a request has been silent.
DROP INDEX application_supported;

-- Requests whose expert has gone, and those for which none was suggested to the hospital yet.
CREATE INDEX application_expecting ON application (updated_at, id) INCLUDE (status)
  WHERE kind = 'hospital' AND status IN ('eligible', 'expert_selected', 'active');

-- A request whose expert has gone may look for another one.
CREATE OR REPLACE FUNCTION application_moves() RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '{
  "expert": {
    "submitted": ["in_review", "declined", "withdrawn"],
    "in_review": ["info_requested", "interview", "accepted", "declined", "withdrawn"],
    "info_requested": ["in_review", "interview", "declined", "withdrawn"],
    "interview": ["accepted", "declined", "withdrawn"],
    "accepted": ["active", "declined", "withdrawn"],
    "active": ["paused", "withdrawn"],
    "paused": ["active", "withdrawn"],
    "declined": [],
    "withdrawn": []
  },
  "hospital": {
    "submitted": ["in_review", "declined", "withdrawn"],
    "in_review": ["info_requested", "eligible", "declined", "withdrawn"],
    "info_requested": ["in_review", "eligible", "declined", "withdrawn"],
    "eligible": ["shortlist_sent", "no_match", "declined", "withdrawn"],
    "shortlist_sent": ["expert_selected", "eligible", "no_match", "withdrawn"],
    "expert_selected": ["active", "shortlist_sent", "eligible", "withdrawn"],
    "active": ["completed", "eligible", "withdrawn"],
    "completed": [],
    "no_match": [],
    "declined": [],
    "withdrawn": []
  },
  "trainer": {
    "submitted": ["in_review", "declined", "withdrawn"],
    "in_review": ["info_requested", "interview", "accepted", "declined", "withdrawn"],
    "info_requested": ["in_review", "interview", "declined", "withdrawn"],
    "interview": ["accepted", "declined", "withdrawn"],
    "accepted": ["active", "declined", "withdrawn"],
    "active": ["paused", "withdrawn"],
    "paused": ["active", "withdrawn"],
    "declined": [],
    "withdrawn": []
  }
}'::jsonb;
