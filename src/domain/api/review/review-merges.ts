import * as v from 'valibot'
import { applicationKind, applicationStatus } from '../../review/application-query.ts'
import { mergeProblems } from '../../review/duplicates.ts'
import { uuid } from '../uuid.ts'
import { id, otherId } from './review-examples.ts'

const side = v.object({
  id: uuid,
  kind: applicationKind,
  reference: v.string(),
  status: applicationStatus,
  name: v.string(),
  email: v.string(),
  version: v.number(),
  submitted_at: v.string(),
})

/** What merging would do. */
export const mergePreview = v.object({
  stays: side,
  goes: side,
  /** Why the two cannot be merged. */
  problem: v.nullable(v.picklist(mergeProblems)),
  /** Answers that differ: the remaining application keeps its own; its history keeps the others. */
  answers: v.array(v.object({ name: v.string(), label: v.string(), stays: v.string(), goes: v.string() })),
  /** What the remaining application takes over. */
  follows: v.object({
    notes: v.number(),
    mails: v.number(),
    consents: v.number(),
    assessments: v.number(),
    tags: v.array(v.string()),
    files: v.array(v.object({ label: v.string(), name: v.string() })),
    assignee: v.nullable(v.string()),
  }),
  kept_in_history: v.object({
    moves: v.number(),
    requests: v.number(),
    changes: v.number(),
    assessments: v.number(),
  }),
  /** What ends with the duplicate, besides its link and its PIN. */
  ends: v.object({ address_change: v.boolean(), open_request: v.boolean() }),
})

const person = { kind: 'expert', name: 'Ama Owusu', email: 'ama.owusu@hospital.example' } as const

export const exampleMerge: v.InferOutput<typeof mergePreview> = {
  stays: {
    ...person,
    id,
    reference: 'E-00042',
    status: 'in_review',
    version: 3,
    submitted_at: '2026-11-15T08:00:00.000Z',
  },
  goes: {
    ...person,
    id: otherId,
    reference: 'E-00043',
    status: 'submitted',
    version: 1,
    submitted_at: '2026-11-16T08:00:00.000Z',
  },
  problem: null,
  answers: [{ name: 'job_title', label: 'Job title', stays: 'Microbiologist', goes: 'Head of laboratory' }],
  follows: {
    notes: 1,
    mails: 2,
    consents: 1,
    assessments: 0,
    tags: ['urgent'],
    files: [{ label: 'Curriculum vitae', name: 'cv.pdf' }],
    assignee: null,
  },
  kept_in_history: { moves: 0, requests: 0, changes: 0, assessments: 0 },
  ends: { address_change: false, open_request: false },
}
