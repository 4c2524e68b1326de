import * as v from 'valibot'
import { word } from '../api/endpoint-parts.ts'
import { uuid } from '../api/uuid.ts'
import { type MatchStatus, matchStatuses } from '../matching/match-status.ts'
import { searched } from '../review/list-parts.ts'

/** Stages of requests before and after an expert works for them, and of open reports. */
export const requestStages = ['without_expert', 'eligible', 'asking', 'shortlist_sent', 'closed'] as const
export const reportStages = ['reports_overdue', 'reports_submitted'] as const

export type RequestStage = (typeof requestStages)[number]
export type ReportStage = (typeof reportStages)[number]

/** What a list may be about; matches go by their status, which after the choice is also that of their request. */
export type BoardStage = RequestStage | MatchStatus | ReportStage

export const boardStages: readonly BoardStage[] = [...requestStages, ...matchStatuses, ...reportStages]

/** The columns, from the request to the end. A request is in one of them at most. */
export const boards = {
  finding: ['eligible', 'asking', 'shortlist_sent'],
  working: ['selected', 'confirmed', 'agreement_signed', 'active', 'on_hold'],
  ended: ['completed', 'closed'],
} as const satisfies Record<string, readonly BoardStage[]>

export type BoardName = keyof typeof boards

/** The query string of the board; invalid values are ignored. */
export const boardQuery = v.object({
  stage: v.fallback(v.optional(v.picklist(boardStages)), undefined),
  search: v.fallback(v.optional(searched), undefined),
  country: v.fallback(v.optional(word(100)), undefined),
  assignee: v.fallback(v.optional(v.union([uuid, v.picklist(['me', 'none'])])), undefined),
  cursor: v.fallback(v.optional(word(100)), undefined),
})

export type BoardQuery = v.InferOutput<typeof boardQuery>
