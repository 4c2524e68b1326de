import { type RawBuilder, sql } from 'kysely'
import { mailState } from '../../mail/outbox.ts'
import type { Sourced } from './events.ts'
import { isAmong, type ToldAction } from './told-actions.ts'

/** Mails without their secrets; the words are null if they were deleted. */
export const mails = (where: RawBuilder<unknown>): Sourced => ({
  from: sql`mail`,
  where,
  at: sql`queued_at`,
  id: sql`mail.id::text`,
  facts: sql`jsonb_build_object('recipient', recipient, 'subject', letter ->> 'subject', 'locale', mail.locale,
    'state', ${mailState}, 'due_at', due_at, 'sent_at', sent_at,
    'parts', CASE WHEN NOT secret OR keeps_words THEN without_secrets(letter) -> 'parts' END)`,
})

/** The person to whom an application was assigned is named as they are called now. */
export const acts = (subjectId: string, actions: readonly ToldAction[]): Sourced => ({
  from: sql`audit`,
  where: sql`subject_id = ${subjectId}::uuid AND ${isAmong(actions)}`,
  at: sql`at`,
  id: sql`lpad(id::text, 19, '0')`,
  facts: sql`jsonb_build_object('action', action, 'staff_name', staff_name, 'before', before, 'after', after,
    'assignee', (SELECT name FROM staff_user WHERE staff_user.id = (after ->> 'assignee')::uuid))`,
})

/** Who suggested the expert: only the audit has it, under the name at that time. */
export const suggestedBy = sql`(
  SELECT staff_name FROM audit
  WHERE subject_id = match.id AND action = 'match_suggested' ORDER BY at LIMIT 1)`
