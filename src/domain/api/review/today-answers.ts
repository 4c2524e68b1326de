import * as v from 'valibot'
import { reportKinds } from '../../programme/reports.ts'
import { uuid } from '../uuid.ts'
import { factsOfRow } from './review-answers.ts'

const pile = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({
    count: v.number(),
    /** The number that waited on each of the last days, the oldest first; empty if unknown. */
    trend: v.array(v.number()),
    items: v.array(v.object({ id: uuid, since: v.string(), ...entries })),
  })

/** The time of the last reminder, if the next may not be sent yet. */
const reminded_at = v.optional(v.string())

const count = v.number()
const applicationPile = v.object({
  ...pile({ ...factsOfRow, reminded_at }).entries,
  kinds: v.object({ expert: count, hospital: count, trainer: count }),
})

const matchPile = pile({
  match_id: uuid,
  hospital_id: uuid,
  hospital: v.string(),
  expert: v.string(),
  report: v.nullable(v.picklist(reportKinds)),
  reminded_at,
})

export const today = v.object({
  new: applicationPile,
  waiting_longest: applicationPile,
  information_received: applicationPile,
  information_unanswered: applicationPile,
  without_shortlist: applicationPile,
  shortlists_unanswered: applicationPile,
  answers_in: matchPile,
  choices_to_confirm: matchPile,
  reports_overdue: matchPile,
  reports_submitted: matchPile,
  mails_failed: pile({ recipient: v.string(), subject: v.string(), problem: v.nullable(v.string()) }),
  messages_open: pile({ name: v.string() }),
})
