-- A search within one person's entries, or within one kind of act, reads one index: the words alone match a third
-- of all entries.
CREATE EXTENSION IF NOT EXISTS btree_gin;

DROP INDEX audit_words;
CREATE INDEX audit_words ON audit USING gin (words gin_trgm_ops, staff_id, action);
