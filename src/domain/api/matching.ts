import * as v from 'valibot'
import { line } from '../forms/engine/plain-text.ts'
import { expertExample } from '../forms/expert-example.ts'
import { hospitalExample } from '../forms/hospital-example.ts'
import { candidateOf } from '../matching/candidate.ts'
import { answerGates } from '../matching/gate-names.ts'
import { matchAnswer } from '../matching/match-answer.ts'
import { needOf } from '../matching/need.ts'
import { criteria } from '../matching/scale.ts'
import { scoreMatch } from '../matching/score.ts'
import { nameOfExpert } from '../matching/shortlist.ts'
import { shownOfExpert } from '../matching/shown-of-expert.ts'
import { loads } from '../matching/workload.ts'
import { body, byId, json, reads, success, typed, word, writes, writtenReason } from './endpoint-parts.ts'
import { matchPaths } from './matching/matching-paths.ts'
import { uuid } from './uuid.ts'

const hospitalId = '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21'
const expertId = '3f0c5a61-8d2b-4c7e-9a41-5d6e7f809a1b'

const judged = v.object({
  points: v.number(),
  maximum: v.number(),
  evidence: v.looseObject({ says: v.string() }),
})

const expert = v.looseObject({
  id: uuid,
  name: v.string(),
  surname: v.string(),
  petals: v.object(v.entriesFromList(criteria, judged)),
  load: v.picklist(loads),
  gates: v.array(v.picklist(answerGates)),
})

const expertShown = {
  id: expertId,
  ...shownOfExpert(expertExample),
  petals: scoreMatch(needOf(hospitalExample), candidateOf(expertExample)).petals,
  load: 'free' as const,
  gates: [],
}

const act = { ...writes, answer: success } as const

/** What a hospital does with the experts that are suggested to it, by its link and PIN. */
export const shortlistEndpoints = {
  readShortlist: {
    ...reads,
    path: `${matchPaths.shortlist}/:hash`,
    access: 'edit_session',
    request: { params: v.strictObject({ hash: word(200) }) },
    answer: json(
      v.object({
        experts: v.array(expert),
        hospital_id: uuid,
        hospital_name: v.string(),
        status: v.picklist(['open', 'chosen', 'closed']),
        chosen_id: v.nullable(uuid),
        chosen_at: v.nullable(v.string()),
      }),
      {
        experts: [expertShown],
        hospital_id: hospitalId,
        hospital_name: hospitalExample.name,
        status: 'open',
        chosen_id: null,
        chosen_at: null,
      },
    ),
    problems: ['not_found'],
  },
  selectExpert: {
    ...act,
    method: 'PUT',
    path: matchPaths.selectExpert,
    access: 'edit_session',
    failure: 'failure_match',
    request: {
      body: body({
        hospitals_applications_id: uuid,
        hospital_name: typed(500, line),
        experts_applications_id: uuid,
        expert_name: typed(500, line),
      }),
    },
    example: {
      hospitals_applications_id: hospitalId,
      hospital_name: hospitalExample.name,
      experts_applications_id: expertId,
      expert_name: nameOfExpert(expertExample),
    },
    problems: ['not_found', 'already_chosen', 'expert_taken', 'expert_unfit', 'wrong_status'],
  },
  refuseShortlist: {
    ...act,
    path: matchPaths.refuseShortlist,
    access: 'edit_session',
    request: { body: body({ reason: writtenReason }) },
    example: { reason: 'We look for somebody who can visit our laboratory.' },
    problems: ['not_found', 'already_chosen', 'wrong_status'],
  },
} as const

export const matchEndpoints = {
  answerMatch: {
    ...act,
    path: `${matchPaths.matches}/:id/answer`,
    access: 'edit_session',
    request: { params: byId, body: matchAnswer },
    example: { answer: 'declined', reason: 'time', words: 'I am on leave until March.' },
    problems: ['not_found', 'wrong_status'],
  },
} as const
