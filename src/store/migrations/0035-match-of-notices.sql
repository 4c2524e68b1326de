-- Mails to the team about a match were kept with the expert alone. Their link names the match, or the request, so that
-- they get their match: the newest of the two sides by then.
UPDATE mail SET about_match_id = (
  SELECT match.id FROM match
  WHERE match.expert_id = mail.application_id AND match.suggested_at <= mail.queued_at AND (
    match.id::text = substring(mail.letter::text FROM '"/admin/matches/([0-9a-f-]{36})"')
    OR match.hospital_id::text = substring(mail.letter::text FROM '"/admin/applications/hospitals/([0-9a-f-]{36})/match"'))
  ORDER BY match.suggested_at DESC LIMIT 1)
WHERE about_match_id IS NULL
  AND application_id IN (SELECT expert_id FROM match)
  AND letter::text ~ '"/admin/(matches|applications/hospitals)/[0-9a-f-]{36}(/match)?"';
