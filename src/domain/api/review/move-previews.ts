import * as v from 'valibot'
import { matchStatuses } from '../../matching/match-status.ts'
import { applicationStatus } from '../../review/application-query.ts'
import { uuid } from '../uuid.ts'

/** A match that ends; its facts are null for a hospital outside the reader's regions. */
const ending = v.object({
  name: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  status: v.picklist(matchStatuses),
})

const notice = v.object({ to: v.string(), locale: v.string(), subject: v.string(), text: v.string() })

export const movePreviews = v.object({
  moves: v.array(
    v.object({
      id: uuid,
      reference: v.nullable(v.string()),
      from: v.nullable(applicationStatus),
      moved_by: v.nullable(v.string()),
      version: v.nullable(v.number()),
      code: v.nullable(v.string()),
      mail: v.nullable(
        v.object({
          to: v.string(),
          locale: v.string(),
          subject: v.string(),
          text: v.string(),
          /** Added above the words; null for a name that cannot be greeted. */
          salutation: v.nullable(v.string()),
          /** The same words for staff; null if the mail is English. */
          in_english: v.nullable(v.object({ subject: v.string(), text: v.string() })),
          /** What is added below the words. */
          rows: v.array(v.object({ label: v.string(), text: v.string() })),
        }),
      ),
      /** The interview to come that the move cancels; `told`: the applicant was invited to it. */
      cancels_interview: v.nullable(v.object({ starts_at: v.string(), told: v.boolean() })),
      /** The matches that end with the move, by their other side. */
      ends: v.array(ending),
      /** The mails to those other sides, which go even if the applicant gets none. */
      notices: v.array(notice),
      /** The number of further mails to hospitals outside the reader's regions. */
      hidden_notices: v.number(),
    }),
  ),
})
