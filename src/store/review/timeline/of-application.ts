import { type RawBuilder, sql } from 'kysely'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import type { Regional } from '../../../domain/staff/regions.ts'
import { mailsOf, matchInside, readableBy } from '../region-conditions.ts'
import { numbered, type Sources } from './events.ts'
import { acts, mails, suggestedBy } from './shared-sources.ts'
import { actionsOfApplication } from './told-actions.ts'

type Subject = {
  id: string
  kind: ApplicationKind
  email: string
  /** The coordinator's address, whose notices the timeline leaves out, since it has the same facts. */
  coordinator: string
  /** Whoever reads it sees no matches outside their regions. */
  reader: Regional
}

/** Every table with entries for the timeline of an application. */
export function sourcesOfApplication({ id, kind, email, coordinator, reader }: Subject): Sources {
  const ofIt = sql`application_id = ${id}::uuid`
  const others = kind === 'trainer' ? {} : matchesOf(id, kind, reader)
  return {
    entered: {
      from: sql`entry_on_behalf`,
      where: ofIt,
      at: sql`entered_at`,
      id: sql`id::text`,
      facts: sql`jsonb_build_object('source', source, 'staff_name', staff_name)`,
    },
    submitted: {
      from: sql`application`,
      where: sql`id = ${id}::uuid`,
      at: sql`submitted_at`,
      id: sql`id::text`,
      facts: sql`jsonb_build_object('is_confirmed',
        EXISTS (SELECT FROM entry_on_behalf WHERE application_id = application.id))`,
    },
    move: {
      from: sql`move LEFT JOIN information_request AS request USING (application_id, batch_id)`,
      where: ofIt,
      at: sql`moved_at`,
      id: numbered('move.id'),
      facts: sql`jsonb_build_object('to', to_status, 'actor', actor, 'staff_name', staff_name, 'undone_at', undone_at,
        'asked', CASE WHEN request.id IS NOT NULL THEN
          jsonb_build_object('note', request.note, 'fields', request.fields) END,
        'decline', CASE WHEN decline_reason IS NOT NULL THEN
          jsonb_build_object('reason', decline_reason, 'note', decline_note, 'told', decline_told) END)`,
    },
    interview: {
      from: sql`interview`,
      where: ofIt,
      at: sql`made_at`,
      id: sql`id::text`,
      facts: sql`jsonb_build_object('cancelled', cancelled, 'starts_at', starts_at, 'staff_name', staff_name)`,
    },
    merged: {
      from: sql`merged_application`,
      where: ofIt,
      at: sql`merged_at`,
      id: sql`id::text`,
      facts: sql`jsonb_build_object('number', number, 'staff_name', staff_name)`,
    },
    note: {
      from: sql`note`,
      where:
        kind === 'expert'
          ? sql`note.id IN (
              SELECT id FROM note WHERE application_id = ${id}::uuid
              UNION ALL SELECT about.id FROM match JOIN note AS about ON about.match_id = match.id
                WHERE expert_id = ${id}::uuid) ${also(matchInside(reader, 'note.match_id'))}`
          : sql`note.application_id = ${id}::uuid`,
      at: sql`written_at`,
      id: sql`note.id::text`,
      // A subselect, for those that the page shows.
      facts: sql`jsonb_build_object('staff_name', staff_name, 'text', text, 'other', (
        SELECT ${otherSide} FROM match JOIN application AS other
          ON other.id = CASE hospital_id WHEN ${id}::uuid THEN expert_id ELSE hospital_id END
        WHERE match.id = note.match_id))`,
    },
    mail: mails(sql`${ofIt} ${also(mailsOf(reader, 'read'))} AND recipient <> ${coordinator}
      AND NOT EXISTS (SELECT FROM staff_user WHERE staff_user.email = mail.recipient::citext)`),
    message: {
      from: sql`contact_message`,
      where: sql`email = ${email} AND status <> 'spam'`,
      at: sql`received_at`,
      id: sql`id::text`,
      facts: sql`jsonb_build_object('text', answers ->> 'message')`,
    },
    reply: {
      from: sql`message_reply JOIN contact_message AS message ON message.id = contact_message_id`,
      where: sql`message.email = ${email} AND message.status <> 'spam'`,
      at: sql`written_at`,
      id: sql`message_reply.id::text`,
      facts: sql`jsonb_build_object('message_id', contact_message_id, 'staff_name', staff_name, 'subject', subject,
        'text', text)`,
    },
    reminder: {
      from: sql`reminder`,
      where: sql`${ofIt} ${also(matchInside(reader, 'reminder.match_id'))}`,
      at: sql`sent_at`,
      id: numbered('id'),
      facts: sql`jsonb_build_object('about', about, 'staff_name', staff_name, 'side', ${kind}::text)`,
    },
    change: {
      from: sql`answer_change LEFT JOIN information_request AS request
        ON request.application_id = answer_change.application_id AND answered_at = changed_at AND staff_name IS NULL`,
      where: sql`answer_change.application_id = ${id}::uuid`,
      at: sql`changed_at`,
      id: sql`answer_change.id::text`,
      facts: sql`jsonb_build_object('staff_name', staff_name, 'before', before, 'after', after, 'reason', reason,
        'asked', request.fields)`,
    },
    answer: {
      from: sql`information_request AS request`,
      where: sql`${ofIt} AND answered_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM answer_change
        WHERE answer_change.application_id = request.application_id AND changed_at = answered_at)`,
      at: sql`answered_at`,
      id: sql`id::text`,
      facts: sql`jsonb_build_object('fields', fields)`,
    },
    act: acts(id, actionsOfApplication),
    ...others,
  }
}

const also = (condition: RawBuilder<boolean> | undefined) => (condition ? sql`AND ${condition}` : sql``)

const otherSide = sql`jsonb_build_object('match_id', match.id, 'kind', other.kind, 'number', other.number,
  'name', other.name)`

/** Suggestions and moves in the application's matches. */
function matchesOf(id: string, kind: 'expert' | 'hospital', reader: Regional): Sources {
  const [own, their] = kind === 'expert' ? ['expert_id', 'hospital_id'] : ['hospital_id', 'expert_id']
  const matches = sql`match JOIN application AS other ON other.id = ${sql.ref(their)}`
  const where = sql`${sql.ref(own)} = ${id}::uuid ${also(readableBy(reader, 'other'))}`
  return {
    suggested: {
      from: matches,
      where,
      at: sql`suggested_at`,
      id: sql`match.id::text`,
      facts: sql`jsonb_build_object('staff_name', ${suggestedBy}, 'other', ${otherSide})`,
    },
    match_move: {
      from: sql`${matches} JOIN match_move AS moved ON moved.match_id = match.id`,
      where,
      at: sql`moved.moved_at`,
      id: numbered('moved.id'),
      facts: sql`jsonb_build_object('to', to_status, 'actor', actor, 'staff_name', staff_name, 'undone_at', undone_at,
        'reason', reason, 'note', NULL, 'other', ${otherSide})`,
    },
    ...(kind === 'hospital' && {
      weights: {
        from: sql`(SELECT *, lag(weights) OVER (ORDER BY id) AS before FROM match_weights
          WHERE hospital_id = ${id}::uuid) AS weighed`,
        where: sql`true`,
        at: sql`changed_at`,
        id: numbered('id'),
        facts: sql`jsonb_build_object('staff_name', staff_name, 'before', before, 'after', weights)`,
      },
    }),
  }
}
