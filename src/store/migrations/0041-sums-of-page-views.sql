-- What insight reads instead of single views, by days of UTC. Written together with the views, and kept as long.
-- Rows of today change every second: room in their pages keeps the indexes as they are.

CREATE TABLE visit_day (
  day date PRIMARY KEY,
  visits integer NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE page_day (
  day date NOT NULL,
  path text NOT NULL,
  views integer NOT NULL,

  PRIMARY KEY (day, path)
) WITH (fillfactor = 50);

-- Views that have ended, by the time in which somebody looked at the page. A month repeats the sum of its days.
CREATE TABLE reading_time (
  span text NOT NULL,
  first_day date NOT NULL,
  path text NOT NULL,
  seconds integer NOT NULL, -- as reading_step gives it
  views integer NOT NULL,

  PRIMARY KEY (span, first_day, path, seconds),
  CONSTRAINT reading_time_span CHECK (span IN ('day', 'month'))
) WITH (fillfactor = 50);

-- To the second for a minute, then to 5 seconds, from 5 minutes on to 15, from 20 to a minute, from 2 hours to ten: some
-- 200 values instead of 86,400 keep a year of sums small.
CREATE FUNCTION reading_step(seconds integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN seconds < 60 THEN seconds
  WHEN seconds < 300 THEN seconds / 5 * 5
  WHEN seconds < 1200 THEN seconds / 15 * 15
  WHEN seconds < 7200 THEN seconds / 60 * 60
  ELSE seconds / 600 * 600
END;

-- Adds everything up anew from single views.
CREATE FUNCTION sum_page_views() RETURNS void LANGUAGE sql
AS $$
  DELETE FROM visit_day;
  DELETE FROM page_day;
  DELETE FROM reading_time;

  INSERT INTO visit_day SELECT (began_at AT TIME ZONE 'UTC')::date, count(*) FROM visit GROUP BY 1;

  -- One pass over the views.
  WITH counted AS MATERIALIZED (
    SELECT (entered_at AT TIME ZONE 'UTC')::date AS day, path, reading_step(seconds_spent - seconds_inactive) AS seconds,
      count(*)::integer AS views
    FROM page_view GROUP BY 1, 2, 3
  ), pages AS (
    INSERT INTO page_day SELECT day, path, sum(views) FROM counted GROUP BY 1, 2
  ), days AS (
    INSERT INTO reading_time SELECT 'day', day, path, seconds, views FROM counted WHERE seconds IS NOT NULL
  )
  INSERT INTO reading_time
  SELECT 'month', date_trunc('month', day)::date, path, seconds, sum(views)
  FROM counted WHERE seconds IS NOT NULL GROUP BY 2, 3, 4;
$$;

SELECT sum_page_views();

-- One run of an instance: how many page views it has taken, and what became of them. `taken` is as of the last write;
-- what was taken later and was in memory when the run ended is `lost`.
CREATE TABLE view_run (
  id uuid PRIMARY KEY,
  began_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  taken bigint NOT NULL DEFAULT 0,
  written bigint NOT NULL DEFAULT 0,
  refused bigint NOT NULL DEFAULT 0, -- because too many waited
  lost bigint NOT NULL DEFAULT 0
);
