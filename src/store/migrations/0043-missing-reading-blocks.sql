-- Asks once for each block whether it is there, and no longer for each row of the last weeks: of some 25 blocks one or
-- none is missing in a night.
CREATE OR REPLACE FUNCTION sum_reading_blocks(since date, today date) RETURNS void LANGUAGE sql
AS $$
  WITH days AS (
    SELECT moment::date AS day FROM generate_series(
      greatest(since, (SELECT min(first_day) FROM reading_time WHERE days = 1))::timestamp,
      today::timestamp, interval '1 day'
    ) AS moment
  ), blocks AS (
    SELECT DISTINCT size, day - (day - date '1970-01-01') % size AS first FROM days, unnest(ARRAY[4, 16, 64]) AS size
  ), missing AS MATERIALIZED ( -- before any row is read
    SELECT size, first FROM blocks WHERE first >= since AND first + size < today
      AND NOT EXISTS (SELECT FROM reading_time AS made WHERE made.days = size AND made.first_day = first)
  )
  INSERT INTO reading_time
  SELECT size, first, path, seconds, sum(views)
  FROM missing JOIN reading_time AS one ON one.days = 1 AND first_day >= first AND first_day < first + size
  GROUP BY 1, 2, 3, 4
$$;
