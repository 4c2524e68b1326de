-- The nightly deletion finds mails that were sent long ago without reading all others.
CREATE INDEX mail_sent ON mail (sent_at) WHERE status = 'sent';
