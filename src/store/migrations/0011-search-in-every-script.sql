-- Search finds names in Cyrillic and Arabic script however they are typed: ё as е; Arabic without vowel signs and
-- lengthening, with one alef, one yeh (also for ى and ئ), و for ؤ and ه for ة; Arabic digits as 0–9. Text in two
-- characters a letter is composed first, so that й stays a letter of its own. The privacy search calls this for every
-- row, so only what has such characters takes the slow way.
CREATE OR REPLACE FUNCTION plain(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN octet_length(given) = char_length(given) THEN lower(given)
  WHEN given ~ '[\u0300-\u036F\u0600-\u06FF\u200C-\u200F]' THEN lower(unaccent('unaccent'::regdictionary, translate(
    regexp_replace(normalize(given), '[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200C-\u200F]+', '', 'g'),
    'أإآٱىیئکؤة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اااايييكوه01234567890123456789'
  )))
  ELSE lower(unaccent('unaccent'::regdictionary, given))
END;

-- Stored words were made by the function as it was.
ALTER TABLE application
  ALTER COLUMN name_key SET EXPRESSION AS (
    plain(btrim(coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '')))
  ),
  ALTER COLUMN words SET EXPRESSION AS (
    plain(
      ' ' || left(kind, 1) || '-' || lpad(number::text, greatest(5, length(number::text)), '0')
        || ' ' || coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '')
        || ' ' || coalesce(answers ->> 'email', '') || ' ' || coalesce(answers ->> 'institution', '')
        || ' ' || coalesce(answers ->> 'contact_person', '') || ' ' || coalesce(answers ->> 'city', '')
        || ' ' || coalesce(answers ->> 'country', answers ->> 'country_origin', '')
    )
  );

ALTER TABLE contact_message
  ALTER COLUMN words SET EXPRESSION AS (
    regexp_replace(
      plain(
        ' ' || coalesce(answers ->> 'name', '') || ' ' || coalesce(answers ->> 'surname', '') || ' '
          || coalesce(answers ->> 'email', '') || ' ' || coalesce(answers ->> 'message', '')
      ),
      '\s+', ' ', 'g'
    )
  );

ALTER TABLE audit
  ALTER COLUMN words SET EXPRESSION AS (
    plain(
      actor || ' ' || coalesce(staff_name, '') || ' ' || action || ' ' || subject_kind || ' '
        || coalesce(subject_id::text, '') || ' ' || fields::text || ' ' || coalesce(before::text, '') || ' '
        || coalesce(after::text, '')
    )
  );

REINDEX INDEX mail_recipient_words;
