import * as v from 'valibot'
import { flagPath } from '../../../domain/lists/countries.ts'
import { codeOf } from '../../../domain/matching/borders.ts'
import { type MatchStatus, matchStatuses } from '../../../domain/matching/match-status.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { type BoardQuery, type BoardStage, boardQuery } from '../../../domain/programme/board.ts'
import type { Services } from '../../../services/services.ts'
import { type PageRequest, signedIn } from '../../page.ts'

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

/** A row of a list leads to its match, otherwise to the request. */
export function hrefOf({ match_id, hospital_id }: Shown): string {
  return match_id ? paths.adminMatch(match_id) : paths.adminHospital(hospital_id)
}

export function countryOf({ country }: Shown) {
  const code = codeOf(country)
  return country ? { label: country, ...(code && { flag: flagPath(code) }) } : undefined
}
