import type { Endings } from '../../domain/matching/endings.ts'
import { type KnownEndings, knownEndings, noEndings } from '../../domain/programme/known-endings.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { listKnownMatches } from './known-matches.ts'

/** What ends for an applicant by a move of their own application; call before the matches are closed. */
export async function readKnownEndings(
  database: Database,
  { id, kind }: Pick<Application, 'id' | 'kind'>,
  endings: Endings | undefined,
): Promise<KnownEndings> {
  if (!endings || kind === 'trainer') return noEndings
  const { told, toChooseFrom } = await listKnownMatches(database, kind, id)
  // The mail gives counts only, without names.
  const matches = told.map(({ status }) => ({ status, other: { name: '' } }))
  return knownEndings(endings, { matches, to_choose_from: toChooseFrom })
}
