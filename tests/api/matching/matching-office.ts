import type { ApplicationStatus } from '../../../src/domain/applications/application-status.ts'
import { expertExample } from '../../../src/domain/forms/expert-example.ts'
import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import { paths } from '../../../src/domain/paths.ts'
import { keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { openOffice } from '../office.ts'

export type MatchingOffice = Awaited<ReturnType<typeof openMatchingOffice>>

type Fields = Record<string, string> | [name: string, value: string][]

/** An office with one open request at a time. */
export async function openMatchingOffice() {
  const office = await openOffice()
  const { db } = office.store
  const coordinator = await office.signedInAs('coordinator')
  const viewer = await office.signedInAs('viewer')
  const request = { id: '', email: '', page: '' }

  const act = (fields: Fields, query = '', { browser } = coordinator) =>
    browser.post(request.page + query, fields)
  const matches = () => db.selectFrom('match').selectAll().orderBy('suggested_at').execute()

  async function keepExpert(name: string, changes: object = {}, status: ApplicationStatus = 'active') {
    const email = `${crypto.randomUUID()}@expert.example`
    const usual = { ...expertExample, surname: 'Owusu', institution: 'Elsewhere', email }
    const application = { kind: 'expert' as const, status, answers: { ...usual, name, ...changes } }
    const kept = db.insertInto('application').values(application).returning('id')
    return (await kept.executeTakeFirstOrThrow()).id
  }

  return {
    ...office,
    coordinator,
    viewer,
    request,
    act,
    matches,
    keepExpert,
    async begin() {
      await db.deleteFrom('application').execute()
      const { id, email } = await keepRequest(office.store)
      Object.assign(request, { id, email, page: paths.adminWorkspace(id) })
    },
    move: (status: ApplicationStatus) =>
      db.updateTable('application').set({ status }).where('id', '=', request.id).execute(),
    look: async (query = '', { browser } = coordinator) => (await browser.open(request.page + query)).html,
    /** The page that an action redirects to. */
    async follow({ location }: { location: string | null }) {
      return (await coordinator.browser.open(location?.split('#')[0] ?? '')).html
    },
    /** Puts experts with the given statuses on the shortlist. */
    async shortlist(statuses: readonly ('suggested' | 'invited' | 'interested')[]): Promise<string[]> {
      for (const at of statuses.keys()) await act({ _action: `add ${await keepExpert(`Expert ${at}`)}` })
      const ids = (await matches()).map(({ id }) => id)
      for (const to of ['invited', 'interested'] as const satisfies MatchStatus[]) {
        const those = ids.filter(
          (_, at) => statuses[at] === to || (to === 'invited' && statuses[at] !== 'suggested'),
        )
        const moved = db.updateTable('match').set({ status: to })
        if (those.length > 0) await moved.where('id', 'in', those).execute()
      }
      return ids
    },
  }
}

/** The names of the ranked experts, best first, and of those excluded by a gate. */
export const names = (html: string) => [...html.matchAll(/<h3>([^<]*)</g)].map(([, name]) => name)

export const ticked = (ids: readonly string[]) => ids.map((id): [string, string] => ['match', id])

export const countTicked = (html: string, name: string): number =>
  html.match(new RegExp(`name="${name}"[^>]*checked=""`, 'g'))?.length ?? 0
