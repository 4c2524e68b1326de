import * as v from 'valibot'
import { fieldCode } from '../../refusals.ts'
import { recommendations } from '../../review/assessment.ts'
import { body, byId, json, reads, removes, success, writes } from '../endpoint-parts.ts'
import { uuid } from '../uuid.ts'
import { newAssessment, newInterview } from './review-act-orders.ts'
import { assignee, id as exampleId, otherId } from './review-examples.ts'
import { exampleMerge, mergePreview } from './review-merges.ts'
import { mailWords, version } from './review-orders.ts'
import { actPaths } from './review-paths.ts'

const assessments = v.object({
  /** Whether the application is still undecided. */
  is_open: v.boolean(),
  /** The average of the reviewers' averages; null without any. */
  average: v.nullable(v.number()),
  assessments: v.array(
    v.object({
      id: uuid,
      staff_id: v.nullable(uuid),
      staff_name: v.string(),
      scores: v.record(v.string(), v.number()),
      mean: v.number(),
      recommendation: v.picklist(recommendations),
      comment: v.string(),
      given_at: v.string(),
    }),
  ),
})

const words = v.object({ subject: v.string(), text: v.string() })

const interviews = v.object({
  /** Whether the applicant is invited to an interview. */
  is_open: v.boolean(),
  /** Whether the mail of the invitation can still be taken back; until it has left, nothing else is changed. */
  is_held: v.boolean(),
  /** Whether a mail about the interview to come was sent or is held. */
  is_told: v.boolean(),
  /** The id of the version in force, while the interview is still to come. */
  upcoming: v.nullable(uuid),
  /** Every setting, change and cancellation, the oldest first. */
  interviews: v.array(
    v.object({
      id: uuid,
      event_id: uuid,
      sequence: v.number(),
      cancelled: v.boolean(),
      starts_at: v.string(),
      minutes: v.number(),
      place: v.string(),
      interviewer_id: v.nullable(uuid),
      interviewer_name: v.string(),
      staff_name: v.nullable(v.string()),
      mailed: v.boolean(),
      made_at: v.string(),
    }),
  ),
})

const interview = v.nullable(newInterview)
const exampleInterview = {
  starts_at: '2026-12-01T08:30:00Z',
  minutes: 30,
  place: 'https://meet.example/aster-e-00042',
} as const

const scores = { experience: 4, stewardship: 5, communication: 4 }

/** What reviewers do besides moving: they assess, interview, and decide about duplicates. */
export const reviewActEndpoints = {
  readInterviews: {
    ...reads,
    path: actPaths.interviews,
    access: 'read_applications',
    request: { params: byId },
    answer: json(interviews, {
      is_open: true,
      is_held: false,
      is_told: true,
      upcoming: otherId,
      interviews: [
        {
          id: otherId,
          event_id: exampleId,
          sequence: 0,
          cancelled: false,
          ...exampleInterview,
          interviewer_id: assignee.id,
          interviewer_name: assignee.name,
          staff_name: assignee.name,
          mailed: true,
          made_at: '2026-11-16T09:30:00.000Z',
        },
      ],
    }),
    problems: ['not_found'],
  },
  previewInterview: {
    ...writes,
    path: actPaths.previewInterview,
    access: 'review_applications',
    request: { params: byId, body: body({ interview }) },
    example: { interview: exampleInterview },
    answer: json(
      v.object({
        to: v.string(),
        locale: v.string(),
        ...words.entries,
        /** Added above the words; null for a name that cannot be greeted. */
        salutation: v.nullable(v.string()),
        in_english: v.nullable(words),
        rows: v.array(v.object({ label: v.string(), text: v.string() })),
      }),
      {
        to: 'ama.owusu@hospital.example',
        locale: 'en',
        subject: 'We would like to talk to you',
        text: 'Thank you for your application. We would like to talk to you about it, at the time below.',
        salutation: 'Dear Ama Owusu,',
        in_english: null,
        rows: [{ label: 'When', text: 'Tuesday 1 December 2026 at 08:30 UTC' }],
      },
    ),
    problems: ['invalid_answers', 'not_found', 'wrong_status', 'act_held'],
  },
  setInterview: {
    ...writes,
    method: 'PUT',
    path: actPaths.interviews,
    access: 'review_applications',
    request: {
      params: byId,
      body: body({ seen: v.nullable(uuid), interview, mail: v.optional(v.nullable(mailWords)) }),
    },
    example: { seen: null, interview: exampleInterview },
    answer: success,
    problems: ['invalid_answers', 'not_found', 'wrong_status', 'version_conflict', 'act_held'],
  },
  decideDuplicate: {
    ...writes,
    method: 'PUT',
    path: actPaths.duplicate,
    access: 'review_applications',
    request: {
      params: v.strictObject({ id: uuid, other: uuid }),
      body: body({ is_duplicate: v.boolean(fieldCode('invalid_type')) }),
    },
    example: { is_duplicate: false },
    answer: success,
    problems: ['invalid_answers', 'not_found'],
  },
  previewMerge: {
    ...writes,
    path: actPaths.previewMerge,
    access: 'review_applications',
    request: { body: body({ stays: uuid, goes: uuid }) },
    example: { stays: exampleId, goes: otherId },
    answer: json(mergePreview, exampleMerge),
    problems: ['invalid_answers', 'not_found'],
  },
  mergeApplications: {
    ...writes,
    path: actPaths.merges,
    access: 'review_applications',
    request: { body: body({ stays: uuid, goes: uuid, versions: body({ stays: version, goes: version }) }) },
    example: { stays: exampleId, goes: otherId, versions: { stays: 3, goes: 1 } },
    answer: json(v.object({ id: uuid, reference: v.string() }), { id: exampleId, reference: 'E-00042' }),
    problems: ['invalid_answers', 'not_found', 'version_conflict', 'wrong_status', 'act_held'],
  },
  readAssessments: {
    ...reads,
    path: actPaths.assessments,
    access: 'read_applications',
    request: { params: byId },
    answer: json(assessments, {
      is_open: true,
      average: 13 / 3,
      assessments: [
        {
          id: exampleId,
          staff_id: assignee.id,
          staff_name: assignee.name,
          scores,
          mean: 13 / 3,
          recommendation: 'accept',
          comment: 'Has led a programme of her own.',
          given_at: '2026-11-16T09:30:00.000Z',
        },
      ],
    }),
    problems: ['not_found'],
  },
  assessApplication: {
    ...writes,
    method: 'PUT',
    path: actPaths.assessments,
    access: 'review_applications',
    request: { params: byId, body: newAssessment },
    example: { scores, recommendation: 'accept', comment: 'Has led a programme of her own.' },
    answer: success,
    problems: ['invalid_answers', 'not_found', 'wrong_status'],
  },
  takeBackAssessment: {
    ...removes,
    path: actPaths.assessments,
    access: 'review_applications',
    request: { params: byId },
    answer: success,
    problems: ['not_found', 'wrong_status'],
  },
} as const
