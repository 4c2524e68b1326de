import * as v from 'valibot'
import { flagPath } from '../../../domain/lists/countries.ts'
import { codeOf } from '../../../domain/matching/borders.ts'
import { type MatchStatus, matchStatuses } from '../../../domain/matching/match-status.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { type BoardQuery, type BoardStage, boardQuery } from '../../../domain/programme/board.ts'
import type { Services } from '../../../services/services.ts'
import { type PageContext, type PageRequest, signedIn } from '../../page.ts'
import { sayAge } from '../review/times.ts'

export type BoardData = {
  query: BoardQuery
  assignees: Awaited<ReturnType<Services['review']['listAssignees']>>
} & ({ columns: Awaited<ReturnType<Services['programme']['readBoard']>> } | { list: StageList })

export type StageList = Awaited<ReturnType<Services['programme']['listStage']>> & { stage: BoardStage }
export type Shown = StageList['rows'][number]

export async function openBoard(request: PageRequest): Promise<BoardData> {
  const { services } = request
  const staff = signedIn(request)
  const query = v.parse(boardQuery, request.query)
  const { stage } = query
  const assignees = await services.review.listAssignees()
  return stage
    ? { query, assignees, list: { stage, ...(await services.programme.listStage(staff, stage, query)) } }
    : { query, assignees, columns: await services.programme.readBoard(staff, query) }
}

export function sayStage(t: Translate, stage: BoardStage): string {
  const status = matchStatuses.find((one) => one === stage)
  return status ? t(`match.status_${status}`) : t(`board.stage_${stage as Exclude<BoardStage, MatchStatus>}`)
}

/** A request without a match leads to its shortlist or its application. */
export function hrefOf(stage: BoardStage, { match_id, hospital_id }: Shown): string {
  if (match_id) return paths.adminMatch(match_id)
  return stage === 'eligible' ? paths.adminRequestMatch(hospital_id) : paths.adminHospital(hospital_id)
}

export function countryOf({ country }: Shown) {
  const code = codeOf(country)
  return country ? { label: country, ...(code && { flag: flagPath(code) }) } : undefined
}

const lateIn = ['invited', 'shortlisted', 'active'] as const

/** What is late, or how long it has been in this stage. */
export function sayNote(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  stage: BoardStage,
  { late, since }: Shown,
): string {
  const why = late && lateIn.find((one) => one === stage)
  return why ? t(`board.late_${why}`) : sayAge(since.toISOString(), locale)
}
