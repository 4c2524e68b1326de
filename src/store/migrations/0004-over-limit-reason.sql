-- Why staff ask or send an expert who carries as many requests as one may, if the limit was reached after the suggestion.
ALTER TABLE match ADD COLUMN over_limit_reason text;
