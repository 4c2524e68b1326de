-- From when a second step is required, of administrators and of everybody else; null where it is not. One row, once an
-- administrator has decided or a server has started in production.
CREATE TABLE second_step_rule (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  administrators_from timestamptz,
  others_from timestamptz,
  changed_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT second_step_rule_others CHECK (others_from IS NULL OR administrators_from IS NOT NULL)
);

-- Whether the session began with a passkey, which stands for password and code.
ALTER TABLE staff_session ADD COLUMN with_passkey boolean NOT NULL DEFAULT false;

-- From this release on, recovery codes are hashes: a JSON list of argon2id strings. The start hashes those of before.
COMMENT ON COLUMN staff_two_factor.backup_codes IS 'argon2id hashes of the recovery codes, as a JSON list';
