-- A webhook: an address of another program that is told of events.
CREATE TABLE webhook (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL, -- the names in src/domain/integrations/webhook-events.ts
  secret text NOT NULL, -- encrypted; signs each request
  former_secret text, -- signs beside it for a day, while the receiver changes to the new one
  former_until timestamptz,
  owner_id uuid REFERENCES staff_user ON DELETE SET NULL, -- who is told when it is switched off
  created_at timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0, -- since the last success
  failing_since timestamptz,
  paused_until timestamptz, -- while the receiver is out of reach
  lease uuid, -- of the worker that delivers to it: one at a time, so that events arrive in order
  leased_until timestamptz,
  off_at timestamptz,
  off_because text,

  CONSTRAINT webhook_name CHECK (name ~ '\S' AND length(name) <= 100),
  CONSTRAINT webhook_url CHECK (url ~ '^https?://' AND length(url) <= 500),
  CONSTRAINT webhook_events CHECK (cardinality(events) > 0),
  CONSTRAINT webhook_former CHECK ((former_secret IS NULL) = (former_until IS NULL)),
  CONSTRAINT webhook_lease CHECK ((lease IS NULL) = (leased_until IS NULL)),
  CONSTRAINT webhook_off CHECK (
    (off_at IS NULL) = (off_because IS NULL) AND off_because IN ('staff', 'failing', 'gone')
  )
);

CREATE INDEX webhook_owner ON webhook (owner_id) WHERE owner_id IS NOT NULL;

-- An event on its way to one webhook, and afterwards the log of its attempts: ids, numbers and states, never an answer.
CREATE TABLE webhook_delivery (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  webhook_id uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
  event_id uuid NOT NULL, -- the same for all webhooks
  event text NOT NULL,
  about jsonb NOT NULL,
  subjects uuid[] NOT NULL DEFAULT '{}', -- the applications that it is about; erased with them
  happened_at timestamptz NOT NULL DEFAULT now(),
  status text NOT NULL DEFAULT 'waiting',
  due_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  tried_at timestamptz,
  answer_status integer, -- of the last attempt
  answer_ms integer,
  problem text, -- of the last attempt

  CONSTRAINT webhook_delivery_status CHECK (status IN ('waiting', 'delivered', 'failed'))
);

CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, due_at, id) WHERE status = 'waiting';
CREATE INDEX webhook_delivery_log ON webhook_delivery (webhook_id, id);
CREATE INDEX webhook_delivery_age ON webhook_delivery (happened_at);
CREATE INDEX webhook_delivery_subjects ON webhook_delivery USING gin (subjects);

-- The outbox of events: filled by triggers, so that an event is on its way exactly if its change is committed.
CREATE FUNCTION tell_webhooks(event text, about jsonb, subjects uuid[] DEFAULT '{}') RETURNS void
LANGUAGE sql AS $$
  WITH told AS MATERIALIZED (SELECT gen_random_uuid() AS id)
  INSERT INTO webhook_delivery (webhook_id, event_id, event, about, subjects)
  SELECT webhook.id, told.id, $1, $2, $3 FROM webhook, told WHERE off_at IS NULL AND $1 = ANY (events)
$$;

CREATE FUNCTION tell_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  application jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM webhook_delivery WHERE subjects @> ARRAY[OLD.id];
    PERFORM tell_webhooks('application.erased',
      jsonb_build_object('application', jsonb_build_object('id', OLD.id, 'kind', OLD.kind, 'number', OLD.number)));
    RETURN NULL;
  END IF;
  application := jsonb_build_object(
    'id', NEW.id, 'kind', NEW.kind, 'number', NEW.number, 'status', NEW.status, 'version', NEW.version);
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_webhooks('application.received', jsonb_build_object('application', application), ARRAY[NEW.id]);
    RETURN NULL;
  END IF;
  IF OLD.answers IS DISTINCT FROM NEW.answers THEN
    PERFORM tell_webhooks('application.edited',
      jsonb_build_object('application', application, 'fields', (
        SELECT coalesce(jsonb_agg(key ORDER BY key), '[]')
        FROM jsonb_each(OLD.answers) AS was FULL JOIN jsonb_each(NEW.answers) AS is_now USING (key)
        WHERE was.value IS DISTINCT FROM is_now.value
      )), ARRAY[NEW.id]);
  END IF;
  IF OLD.status IS DISTINCT FROM NEW.status THEN
    PERFORM tell_webhooks(
      CASE NEW.status WHEN 'withdrawn' THEN 'application.withdrawn' ELSE 'application.moved' END,
      jsonb_build_object('application', application, 'from', OLD.status, 'to', NEW.status), ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER application_webhooks AFTER INSERT OR DELETE OR UPDATE OF status, answers ON application
  FOR EACH ROW EXECUTE FUNCTION tell_of_application();

-- A match with its two sides, as events name it.
CREATE FUNCTION match_for_webhooks(of_match uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'match', jsonb_build_object('id', match.id, 'status', match.status),
    'hospital', jsonb_build_object('id', hospital.id, 'kind', hospital.kind, 'number', hospital.number),
    'expert', jsonb_build_object('id', expert.id, 'kind', expert.kind, 'number', expert.number))
  FROM match
    JOIN application AS hospital ON hospital.id = match.hospital_id
    JOIN application AS expert ON expert.id = match.expert_id
  WHERE match.id = of_match
$$;

CREATE FUNCTION tell_of_match() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook) THEN
    RETURN NULL;
  END IF;
  about := match_for_webhooks(NEW.id);
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_webhooks('match.created', about, ARRAY[NEW.hospital_id, NEW.expert_id]);
    RETURN NULL;
  END IF;
  PERFORM tell_webhooks(
    CASE
      WHEN OLD.status = 'invited' AND NEW.status IN ('interested', 'declined') THEN 'match.answered'
      WHEN OLD.status = 'shortlisted' AND NEW.status = 'selected' THEN 'match.chosen'
      WHEN NEW.status = 'completed' THEN 'match.completed'
      WHEN NEW.status IN ('declined', 'lapsed', 'not_selected', 'ended_early') THEN 'match.ended'
      ELSE 'match.moved'
    END,
    about || jsonb_build_object('from', OLD.status, 'to', NEW.status), ARRAY[NEW.hospital_id, NEW.expert_id]);
  RETURN NULL;
END $$;

CREATE TRIGGER match_webhooks_new AFTER INSERT ON match FOR EACH ROW EXECUTE FUNCTION tell_of_match();
CREATE TRIGGER match_webhooks_moved AFTER UPDATE OF status ON match FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_match();

CREATE FUNCTION tell_of_report() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  between match;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook) THEN
    RETURN NULL;
  END IF;
  SELECT * INTO between FROM match WHERE id = NEW.match_id;
  PERFORM tell_webhooks(
    CASE NEW.status
      WHEN 'submitted' THEN 'report.submitted' WHEN 'due' THEN 'report.reopened' ELSE 'report.settled'
    END,
    match_for_webhooks(NEW.match_id) || jsonb_build_object(
      'report', jsonb_build_object('id', NEW.id, 'kind', NEW.kind, 'status', NEW.status, 'due_on', NEW.due_on)),
    ARRAY[between.hospital_id, between.expert_id]);
  RETURN NULL;
END $$;

CREATE TRIGGER report_webhooks AFTER UPDATE OF status ON report FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_of_report();
