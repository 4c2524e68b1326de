-- 'Waiting for a decision' on Today no longer repeats new applications and those whose information has come.
DROP INDEX application_waiting;
CREATE INDEX application_waiting ON application (submitted_at, id) INCLUDE (kind)
  WHERE status = 'in_review' AND information_received_at IS NULL;

-- The same for the days of its trend.
UPDATE pile_count AS waiting SET count = greatest(0, waiting.count - (
  SELECT coalesce(sum(other.count), 0) FROM pile_count AS other
  WHERE other.day = waiting.day AND other.pile IN ('new', 'information_received')
)) WHERE waiting.pile = 'waiting_longest';
