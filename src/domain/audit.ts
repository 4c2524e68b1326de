import * as v from 'valibot'
import { body } from './endpoint-parts.ts'
import type { ContentKind } from './forms/content-kinds.ts'
import { fieldCode } from './refusals.ts'
import { day, pageSize, searched } from './review/list-parts.ts'
import type { Staff } from './staff.ts'
import { uuid } from './uuid.ts'

/** Who may change something. */
export type Actor = 'staff' | 'applicant' | 'system'

/** A member of staff, under the name that they have now: it stays beside what they did. */
export type Author = Pick<Staff, 'id' | 'name'>

export type Doer = ({ actor: 'staff' } & Author) | { actor: 'applicant' } | { actor: 'system' }

export const applicant: Doer = { actor: 'applicant' }

export const byStaff = ({ id, name }: Author): Doer => ({ actor: 'staff', id, name })

/** Everything that leaves an entry. */
export const auditActions = [
  'application_moved',
  'application_move_undone',
  'application_edited',
  'application_erased',
  'application_assigned',
  'application_tagged',
  'application_noted',
  'applications_exported',
  'file_opened',
  'content_saved',
  'content_restored',
  'content_published',
  'content_unpublished',
  'content_scheduled',
  'content_ordered',
  'content_removed',
  'samples_removed',
] as const

export type AuditAction = (typeof auditActions)[number]

/** What an entry is about; a list that is exported and the samples have no id. */
export type AuditSubject = 'application' | 'application_list' | ContentKind | 'sample_content'

/** What the audit is asked for; shared by the address of a screen and the call behind it. */
export const auditQuery = body({
  search: v.optional(searched),
  staff: v.optional(uuid),
  action: v.optional(v.picklist(auditActions, fieldCode('invalid_choice'))),
  subject: v.optional(uuid),
  from: v.optional(day),
  to: v.optional(day),
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/, fieldCode('invalid_number')))),
  size: v.optional(pageSize, '50'),
})

export type AuditQuery = v.InferOutput<typeof auditQuery>
