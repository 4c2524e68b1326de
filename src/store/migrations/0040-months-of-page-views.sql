-- Visits and page views in partitions, one for each month of UTC: what has expired goes by dropping a table.
ALTER TABLE page_view RENAME TO page_view_before;
ALTER TABLE visit RENAME TO visit_before;
ALTER TABLE page_view_before DROP CONSTRAINT page_view_visit_id_fkey;
-- Nothing reads by these any more: insight reads the sums of 0041.
DROP INDEX page_view_visit, page_view_read, visit_age;

-- An anonymous visit: one browser tab, for a day at most. The id is unique in each month.
CREATE TABLE visit (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  began_at timestamptz NOT NULL DEFAULT now()
) PARTITION BY RANGE (began_at);

-- A page that was read during a visit, and for how long. Without a foreign key: a view is written at the same time as its
-- visit, and goes in the same month or the next.
CREATE TABLE page_view (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  visit_id uuid NOT NULL,
  path text NOT NULL, -- the pattern in the route table, not the URL
  entered_at timestamptz NOT NULL,
  left_at timestamptz,
  seconds_spent integer,
  seconds_inactive integer,

  CONSTRAINT page_view_path CHECK (path ~ '^/[^?#]*$'),
  CONSTRAINT page_view_left CHECK (num_nulls(left_at, seconds_spent, seconds_inactive) IN (0, 3)),
  CONSTRAINT page_view_order CHECK (left_at >= entered_at),
  CONSTRAINT page_view_spent CHECK (seconds_spent BETWEEN 0 AND 86400),
  CONSTRAINT page_view_inactive CHECK (seconds_inactive BETWEEN 0 AND seconds_spent)
) PARTITION BY RANGE (entered_at);

-- Rows lie in the order of time, so that a few ranges of pages are enough to find what has expired.
CREATE INDEX visit_age ON visit USING brin (began_at);
CREATE INDEX page_view_age ON page_view USING brin (entered_at);

-- What fits no other partition: views of a month that the nightly job has not made yet.
CREATE TABLE visit_rest PARTITION OF visit (PRIMARY KEY (id)) DEFAULT;
CREATE TABLE page_view_rest PARTITION OF page_view (PRIMARY KEY (id)) DEFAULT;

-- Where each partition ends; null for the rest.
CREATE FUNCTION months_of(parent regclass) RETURNS TABLE (month regclass, ends_at timestamptz) LANGUAGE sql STABLE
SET search_path = public, pg_catalog
AS $$
  SELECT inhrelid::regclass, (regexp_match(pg_get_expr(relpartbound, oid), 'TO \(''([^'']+)''\)'))[1]::timestamptz
  FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE inhparent = parent
$$;

-- Makes the month that begins then, and takes its rows out of the rest. Does nothing if a partition covers it.
CREATE FUNCTION make_month(parent regclass, time_column text, first timestamptz) RETURNS void LANGUAGE plpgsql
SET search_path = public, pg_catalog SET timezone = 'UTC'
AS $$
DECLARE
  name text := parent::text || to_char(first, '_YYYY_MM');
  rest text := parent::text || '_rest';
BEGIN
  IF EXISTS (
    SELECT FROM months_of(parent)
    WHERE ends_at = first + interval '1 month' OR ends_at > first AND month::text LIKE '%\_before'
  ) THEN
    RETURN;
  END IF;
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', rest);
  -- A view is updated once, when its page is left: with room in its page the index stays as it is.
  EXECUTE format('CREATE TABLE %I (LIKE %s INCLUDING ALL, PRIMARY KEY (id)) WITH (fillfactor = 80)', name, parent);
  EXECUTE format(
    'WITH moved AS (DELETE FROM ONLY %s WHERE %I >= %L AND %2$I < %4$L RETURNING *) INSERT INTO %5$I SELECT * FROM moved',
    rest, time_column, first, first + interval '1 month', name
  );
  EXECUTE format(
    'ALTER TABLE %s ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, name, first, first + interval '1 month'
  );
END $$;

-- Makes this month, the next two, and those of which the rest has rows. As the owner: the role that serves visitors may
-- not create tables.
CREATE FUNCTION make_months(at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_catalog SET timezone = 'UTC'
AS $$
DECLARE
  first timestamptz;
BEGIN
  FOR first IN
    SELECT date_trunc('month', at) + n * interval '1 month' FROM generate_series(0, 2) AS n
    UNION SELECT date_trunc('month', began_at) FROM visit_rest ORDER BY 1
  LOOP
    PERFORM make_month('visit', 'began_at', first);
  END LOOP;
  FOR first IN
    SELECT date_trunc('month', at) + n * interval '1 month' FROM generate_series(0, 2) AS n
    UNION SELECT date_trunc('month', entered_at) FROM page_view_rest ORDER BY 1
  LOOP
    PERFORM make_month('page_view', 'entered_at', first);
  END LOOP;
END $$;

-- Drops the months that end before, and deletes up to so many rows of the others; returns how many rows it deleted. A
-- ctid is unique in one partition only.
CREATE FUNCTION forget_months(parent regclass, time_column text, before timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_catalog
AS $$
DECLARE
  one regclass;
  gone integer := 0;
  deleted integer;
BEGIN
  IF parent NOT IN ('visit'::regclass, 'page_view'::regclass) THEN
    RAISE EXCEPTION 'not a table of months: %', parent;
  END IF;
  FOR one IN SELECT month FROM months_of(parent) WHERE ends_at <= before LOOP
    EXECUTE format('DROP TABLE %s', one);
  END LOOP;
  FOR one IN SELECT month FROM months_of(parent) WHERE ends_at IS NULL OR ends_at <= before + interval '1 month'
    OR month::text LIKE '%\_before' LOOP
    EXIT WHEN gone >= most;
    EXECUTE format(
      'DELETE FROM ONLY %s WHERE ctid = ANY (ARRAY(SELECT ctid FROM ONLY %1$s WHERE %I <= %L LIMIT %s FOR UPDATE SKIP LOCKED))',
      one, time_column, before, most - gone
    );
    GET DIAGNOSTICS deleted = ROW_COUNT;
    gone := gone + deleted;
  END LOOP;
  RETURN gone;
END $$;

-- The rows of before stay where they are: their tables become the first partitions, until the end of this month, and go
-- when the last of their rows has expired.
DO $$
DECLARE
  ending timestamptz := date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '1 month';
BEGIN
  IF EXISTS (SELECT FROM visit_before) OR EXISTS (SELECT FROM page_view_before) THEN
    EXECUTE format('ALTER TABLE visit ATTACH PARTITION visit_before FOR VALUES FROM (MINVALUE) TO (%L)', ending);
    EXECUTE format('ALTER TABLE page_view ATTACH PARTITION page_view_before FOR VALUES FROM (MINVALUE) TO (%L)', ending);
  ELSE
    DROP TABLE visit_before, page_view_before;
  END IF;
END $$;

SELECT make_months(now());
