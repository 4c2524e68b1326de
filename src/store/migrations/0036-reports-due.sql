-- Of whose support a report may be due, the longest without news first.
CREATE INDEX application_supported ON application (updated_at, id) INCLUDE (kind)
  WHERE kind = 'hospital' AND status = 'active';
