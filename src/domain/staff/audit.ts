import * as v from 'valibot'
import { body } from '../api/endpoint-parts.ts'
import { uuid } from '../api/uuid.ts'
import { actions } from '../messages/en/staff/audit.ts'
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

export type AuditAction = keyof typeof actions

export const auditActions = Object.keys(actions) as AuditAction[]

/** The subject of an entry. Lists, persons, settings and invitations have no id. */
export type AuditSubject =
  | 'application'
  | 'application_list'
  | 'audit'
  | 'contact_message'
  | 'entry_on_behalf'
  | 'mail'
  | 'match'
  | 'match_list'
  | 'member'
  | 'news'
  | 'page'
  | 'partner'
  | 'person'
  | 'profile'
  | 'retention'
  | 'sample_content'
  | 'saved_view'
  | 'settings'
  | 'staff'
  | 'story'
  | 'webhook'

/** Filter of the audit, shared by the screen's query string and the API. */
const asked = {
  search: v.optional(searched),
  /** The name of a person or a hospital, a reference, or an id. */
  about: v.optional(searched),
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
