-- What spoke for somebody on the day they were suggested, and what a side has accepted, is never changed afterwards.
CREATE FUNCTION keep_as_it_was() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% stays as it was', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
END $$;

CREATE TRIGGER match_snapshot_stays
  BEFORE UPDATE OF score, confidence, petals, scale_version, passed_gates, suggested_at ON match FOR EACH ROW
  WHEN ((OLD.score, OLD.confidence, OLD.petals, OLD.scale_version, OLD.passed_gates, OLD.suggested_at)
    IS DISTINCT FROM (NEW.score, NEW.confidence, NEW.petals, NEW.scale_version, NEW.passed_gates, NEW.suggested_at))
  EXECUTE FUNCTION keep_as_it_was();

CREATE TRIGGER agreement_stays BEFORE UPDATE ON agreement FOR EACH ROW EXECUTE FUNCTION keep_as_it_was();
