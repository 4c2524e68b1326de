-- What a ranking is narrowed by besides what it weighs: where experts live, and what they have learnt.
ALTER TABLE match_profile
  ADD COLUMN country text, -- ISO 3166-1 alpha-2
  ADD COLUMN specialties smallint[] NOT NULL DEFAULT '{}';

-- Without a scale everybody is copied again.
DELETE FROM match_scale;
