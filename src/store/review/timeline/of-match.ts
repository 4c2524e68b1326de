import { sql } from 'kysely'
import { numbered, type Sources } from './events.ts'
import { acts, mails, suggestedBy } from './shared-sources.ts'
import { actionsOfMatch } from './told-actions.ts'

/** Every table with entries for the timeline of a match, without mails to the team. */
export function sourcesOfMatch(id: string, coordinator: string): Sources {
  const ofIt = sql`match_id = ${id}::uuid`
  return {
    suggested: {
      from: sql`match`,
      where: sql`id = ${id}::uuid`,
      at: sql`suggested_at`,
      id: sql`id::text`,
      facts: sql`jsonb_build_object('staff_name', ${suggestedBy}, 'other', NULL)`,
    },
    match_move: {
      from: sql`match_move LEFT JOIN match_invitation AS asked USING (match_id)`,
      where: ofIt,
      at: sql`moved_at`,
      id: numbered('match_move.id'),
      facts: sql`jsonb_build_object('to', to_status, 'actor', actor, 'staff_name', staff_name, 'undone_at', undone_at,
        'reason', reason, 'note', CASE WHEN asked_at = moved_at THEN asked.note END, 'other', NULL)`,
    },
    note: {
      from: sql`note`,
      where: ofIt,
      at: sql`written_at`,
      id: sql`id::text`,
      facts: sql`jsonb_build_object('staff_name', staff_name, 'text', text, 'other', NULL)`,
    },
    mail: mails(sql`id IN (
      SELECT id FROM mail WHERE about_match_id = ${id}::uuid
      UNION SELECT mail_id FROM match_move WHERE match_id = ${id}::uuid
      UNION SELECT mail_id FROM move WHERE batch_id IN (
        SELECT batch_id FROM match_move WHERE match_id = ${id}::uuid AND to_status = 'shortlisted'))
      AND recipient <> ${coordinator}
      AND NOT EXISTS (SELECT FROM staff_user WHERE staff_user.email = mail.recipient::citext)`),
    reminder: {
      from: sql`reminder JOIN match ON match.id = match_id`,
      where: ofIt,
      at: sql`sent_at`,
      id: numbered('reminder.id'),
      facts: sql`jsonb_build_object('about', about, 'staff_name', staff_name,
        'side', CASE application_id WHEN expert_id THEN 'expert' ELSE 'hospital' END)`,
    },
    act: acts(id, actionsOfMatch),
    agreement: {
      from: sql`agreement`,
      where: ofIt,
      at: sql`accepted_at`,
      id: sql`side`,
      facts: sql`jsonb_build_object('side', side, 'name', name, 'recorded_by', recorded_by)`,
    },
    letter: {
      from: sql`commitment_letter`,
      where: ofIt,
      at: sql`received_at`,
      id: sql`match_id::text`,
      facts: sql`jsonb_build_object('recorded_by', recorded_by)`,
    },
    last_day: {
      from: sql`last_day_change`,
      where: ofIt,
      at: sql`changed_at`,
      id: sql`id::text`,
      facts: sql`jsonb_build_object('staff_name', staff_name, 'before', before, 'after', after, 'reason', reason)`,
    },
  }
}
