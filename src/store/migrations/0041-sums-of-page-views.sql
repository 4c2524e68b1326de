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

-- Views that have ended, by the time in which somebody looked at the page: for each day, and again for blocks of days, so
-- that a year is added up from some twenty of them. Blocks are counted from 1970-01-01.
CREATE TABLE reading_time (
  days integer NOT NULL,
  first_day date NOT NULL,
  path text NOT NULL,
  seconds integer NOT NULL, -- as reading_step gives it
  views integer NOT NULL,

  PRIMARY KEY (days, first_day, path, seconds),
  CONSTRAINT reading_time_days CHECK (days IN (1, 4, 16, 64))
) WITH (fillfactor = 50);

-- To the second for 20 seconds, then to 2, from a minute on to 15, from 5 minutes to a minute, from 20 to ten, from 2
-- hours to an hour: 103 values instead of 86,400 keep a year of sums small.
CREATE FUNCTION reading_step(seconds integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN seconds < 20 THEN seconds
  WHEN seconds < 60 THEN seconds / 2 * 2
  WHEN seconds < 300 THEN seconds / 15 * 15
  WHEN seconds < 1200 THEN seconds / 60 * 60
  WHEN seconds < 7200 THEN seconds / 600 * 600
  ELSE seconds / 3600 * 3600
END;

-- Adds up the blocks since then whose days do not change any more: a page can be left until a day after it was opened.
CREATE FUNCTION sum_reading_blocks(since date, today date) RETURNS void LANGUAGE sql
AS $$
  INSERT INTO reading_time
  SELECT size, first, path, seconds, sum(views)
  FROM reading_time AS one, unnest(ARRAY[4, 16, 64]) AS size,
    LATERAL (SELECT first_day - (first_day - date '1970-01-01') % size AS first) AS block
  WHERE days = 1 AND first_day >= since AND first >= since AND first + size < today
    AND NOT EXISTS (SELECT FROM reading_time AS made WHERE made.days = size AND made.first_day = first)
  GROUP BY 1, 2, 3, 4
$$;

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
  )
  INSERT INTO reading_time SELECT 1, day, path, seconds, views FROM counted WHERE seconds IS NOT NULL;

  SELECT sum_reading_blocks('1970-01-01', (now() AT TIME ZONE 'UTC')::date);
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
