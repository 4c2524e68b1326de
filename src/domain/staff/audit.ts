import * as v from 'valibot'
import { body } from '../api/endpoint-parts.ts'
import { uuid } from '../api/uuid.ts'
import { fieldCode } from '../refusals.ts'
import { day, pageSize, searched } from '../review/list-parts.ts'
import type { Staff } from './staff.ts'

/** Who may change something. */
export type Actor = 'staff' | 'applicant' | 'system'

/** A member of staff, under the name that they have now: it stays beside what they did. */
export type Author = Pick<Staff, 'id' | 'name'>

export type Doer = ({ actor: 'staff' } & Author) | { actor: 'applicant' } | { actor: 'system' }

export const applicant: Doer = { actor: 'applicant' }

export const byStaff = ({ id, name }: Author): Doer => ({ actor: 'staff', id, name })

export const auditActions = [
  'application_moved',
  'application_move_undone',
  'application_edited',
  'application_erased',
  'application_expired',
  'application_assigned',
  'application_tagged',
  'application_noted',
  'application_link_mailed',
  'address_change_asked',
  'address_change_cancelled',
  'address_changed',
  'applications_exported',
  'match_moved',
  'match_move_undone',
  'shortlist_mailed',
  'match_asked',
  'match_answered',
  'match_lapsed',
  'file_opened',
  'match_report_decided',
  'match_report_day_changed',
  'mail_texts_changed',
  'registry_facts_changed',
  'second_step_rule_changed',
  'entry_made',
  'entry_mailed',
  'entry_removed',
  'entry_refused',
  'entry_confirmed',
  'experts_imported',
  'audit_exported',
  'first_administrator_made',
  'staff_invited',
  'staff_invitation_withdrawn',
  'staff_joined',
  'staff_role_changed',
  'staff_disabled',
  'staff_enabled',
  'password_link_sent',
  'password_link_asked',
  'password_link_withdrawn',
  'password_changed',
  'second_factor_turned_on',
  'second_factor_turned_off',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'session_ended',
  'other_sessions_ended',
  'signed_in',
  'match_suggested',
  'match_dropped',
  'message_assigned',
  'message_marked',
  'message_replied',
  'message_reply_undone',
  'mail_retried',
  'mail_removed',
  'person_exported',
  'person_erased',
  'retention_changed',
  'content_saved',
  'content_restored',
  'content_published',
  'content_unpublished',
  'content_scheduled',
  'content_ordered',
  'content_removed',
  'samples_removed',
  'match_story_drafted',
  'match_agreement_accepted',
  'match_letter_received',
  'match_report_sent',
  'match_signed',
] as const

export type AuditAction = (typeof auditActions)[number]

/** The subject of an entry. Lists, persons, settings and invitations have no id. */
export type AuditSubject =
  | 'application'
  | 'application_list'
  | 'audit'
  | 'contact_message'
  | 'entry_on_behalf'
  | 'mail'
  | 'match'
  | 'news'
  | 'person'
  | 'profile'
  | 'retention'
  | 'sample_content'
  | 'settings'
  | 'staff'
  | 'story'

/** Filter of the audit, shared by the screen's query string and the API. */
const asked = {
  search: v.optional(searched),
  staff: v.optional(uuid),
  action: v.optional(v.picklist(auditActions, fieldCode('invalid_choice'))),
  subject: v.optional(uuid),
  from: v.optional(day),
  to: v.optional(day),
}

export const auditFilter = body(asked)

export const auditQuery = body({
  ...asked,
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/, fieldCode('invalid_number')))),
  size: v.optional(pageSize, '50'),
})

export type AuditFilter = v.InferOutput<typeof auditFilter>
export type AuditQuery = v.InferOutput<typeof auditQuery>
