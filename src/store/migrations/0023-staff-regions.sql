-- The WHO regions to which a member of staff is limited; without a row, all of them.
CREATE TABLE staff_region (
  staff_id uuid NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  region smallint NOT NULL,

  PRIMARY KEY (staff_id, region),
  CONSTRAINT staff_region_region CHECK (region BETWEEN 1 AND 6)
);

-- What an invitation gives to the account that it creates.
ALTER TABLE staff_link
  ADD COLUMN regions smallint[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT staff_link_regions CHECK (regions <@ '{1,2,3,4,5,6}' AND (purpose = 'invitation' OR regions = '{}'));
