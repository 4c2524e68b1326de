-- The outbox is read page by page, and searched by the recipient.
DROP INDEX mail_list;
CREATE INDEX mail_list ON mail (status, queued_at, id);
CREATE INDEX mail_recipient_words ON mail USING gin (plain(' ' || recipient) gin_trgm_ops);
