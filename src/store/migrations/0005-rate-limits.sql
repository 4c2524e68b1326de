-- Unlogged: a crash may forget the counts, and counting costs no disk write per request.
CREATE UNLOGGED TABLE rate_limit (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);

CREATE INDEX rate_limit_window ON rate_limit (window_ends_at);
