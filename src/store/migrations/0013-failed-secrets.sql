-- Nobody reads a secret letter that could not be delivered: a new PIN or link is asked for instead.
DROP TRIGGER mail_secret ON mail;

CREATE TRIGGER mail_secret BEFORE UPDATE ON mail FOR EACH ROW
  WHEN (NEW.secret AND NEW.status IN ('sent', 'failed')) EXECUTE FUNCTION forget_letter();

UPDATE mail SET letter = jsonb_set(letter, '{parts}', '[]') WHERE secret AND status = 'failed';
