-- The confidentiality agreement in an institution's own words: one row for each publication in one language. Without
-- words, the text that the software delivers counts again from then on. Immutable.
CREATE TABLE agreement_text (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  locale text NOT NULL,
  version text UNIQUE,
  text text,
  published_by uuid, -- references staff_user
  published_at timestamptz NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT agreement_text_version CHECK ((version IS NULL) = (text IS NULL)),
  CONSTRAINT agreement_text_text CHECK (text ~ '\S' AND length(text) <= 15000)
);

CREATE INDEX agreement_text_locale ON agreement_text (locale, id);
CREATE INDEX agreement_text_staff ON agreement_text (published_by) WHERE published_by IS NOT NULL;

CREATE TRIGGER agreement_text_stays BEFORE UPDATE ON agreement_text FOR EACH ROW EXECUTE FUNCTION keep_as_it_was();

-- The exact words that agreements were accepted with, by their hash. Immutable.
CREATE TABLE agreement_words (
  sha256 bytea PRIMARY KEY,
  text text NOT NULL,

  CONSTRAINT agreement_words_hash CHECK (sha256 = sha256(convert_to(text, 'UTF8')))
);

CREATE TRIGGER agreement_words_stay BEFORE UPDATE ON agreement_words FOR EACH ROW EXECUTE FUNCTION keep_as_it_was();
