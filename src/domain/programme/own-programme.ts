import * as v from 'valibot'
import { uuid } from '../api/uuid.ts'
import { ownStatuses } from './own-status.ts'
import { reportKinds, reportStatuses } from './reports.ts'

const line = v.object({ label: v.string(), text: v.string() })

const task = v.picklist(['answer', 'accept_agreement', 'hand_in_letter', 'send_report'])

const signature = v.object({ name: v.string(), text_version: v.string(), accepted_at: v.string() })

/** The words of the agreement: which version, in which language, by paragraphs. */
const agreementText = v.object({ version: v.string(), locale: v.string(), text: v.array(v.string()) })

const report = v.object({
  kind: v.picklist(reportKinds),
  is_own: v.boolean(),
  status: v.picklist(reportStatuses),
  due_on: v.string(),
  submitted_at: v.nullable(v.string()),
  /** The time at which it was accepted or waived. */
  settled_at: v.nullable(v.string()),
  /** Why the report was sent back or waived. */
  note: v.nullable(v.string()),
  /** The answers that were sent before, to be corrected. */
  answers: v.nullable(v.record(v.string(), v.unknown())),
})

const match = v.object({
  id: uuid,
  status: v.picklist(ownStatuses),
  /** The expert said no after the choice, and the coordinator has not decided yet. */
  is_refused: v.boolean(),
  other: v.object({ name: v.string(), place: v.string(), contact: v.array(line) }),
  /** What the hospital needs, for the expert. */
  need: v.array(line),
  tasks: v.array(task),
  answer_by: v.nullable(v.string()),
  agreement: v.object({
    own: v.nullable(signature),
    other_accepted_at: v.nullable(v.string()),
    /** What this side has accepted or is to accept; null before that, and for words that were not stored. */
    text: v.nullable(agreementText),
  }),
  letter: v.nullable(v.object({ received_at: v.string(), href: v.nullable(v.string()) })),
  starts_on: v.nullable(v.string()),
  ends_on: v.nullable(v.string()),
  reports: v.array(report),
  certificate: v.nullable(v.string()),
})

/** The collaborations of one side, as that side may know them; the newest first. */
export const ownProgramme = v.object({
  side: v.picklist(['expert', 'hospital']),
  /** The number of experts on the shortlist who wait for the hospital's choice. */
  to_choose_from: v.number(),
  /** The words for agreements that begin today; a match that one side has signed keeps those of that day. */
  agreement: agreementText,
  matches: v.array(match),
})

export type OwnProgramme = v.InferOutput<typeof ownProgramme>
export type OwnAgreementText = OwnProgramme['agreement']
export type OwnMatch = OwnProgramme['matches'][number]
export type OwnReport = OwnMatch['reports'][number]
export type Task = OwnMatch['tasks'][number]
