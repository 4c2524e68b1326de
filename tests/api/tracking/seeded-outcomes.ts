import type { Insertable } from 'kysely'
import type { MatchActor, MatchStatus } from '../../../src/domain/matching/match-status.ts'
import type { ReportKind, ReportStatus } from '../../../src/domain/programme/reports.ts'
import type { DB } from '../../../src/store/generated/schema.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { keepActiveExpert, keepCollaboration } from '../../harness/programme/kept-collaboration.ts'
import { apply, moved } from './seeded.ts'

/** Seeds each outcome in hospitals of its own region; none in the Eastern Mediterranean. */
export async function seedOutcomes(store: Store): Promise<void> {
  await seedStages(store)
  await seedWaits(store)
  await seedInvitations(store)
  await seedReports(store)
  await seedRatings(store)
  await apply(store, ['hospital', 'Atlantis', '2026-03-05T00:00:00Z'])
}

async function seedStages(store: Store): Promise<void> {
  const request = (at: string, given: object = {}) => apply(store, ['hospital', 'Ghana', at], given)
  const matched = await request('2026-02-10T00:00:00Z', { status: 'active' })
  await moved(
    store,
    matched,
    ['submitted', 'in_review', '2026-02-12T00:00:00Z'],
    ['in_review', 'eligible', '2026-02-20T00:00:00Z'],
    ['eligible', 'no_match', '2026-02-25T00:00:00Z', '2026-02-26T00:00:00Z'],
    ['eligible', 'shortlist_sent', '2026-03-02T00:00:00Z'],
    ['shortlist_sent', 'withdrawn', '2026-03-06T00:00:00Z', '2026-03-06T00:05:00Z'],
    ['shortlist_sent', 'expert_selected', '2026-03-10T00:00:00Z'],
    ['expert_selected', 'active', '2026-03-20T23:59:59.999Z'],
  )
  const gone = { status: 'withdrawn', changedAt: '2026-02-15T00:00:00Z' }
  const withdrawn = await request('2026-01-05T00:00:00Z', gone)
  await moved(store, withdrawn, ['submitted', 'withdrawn', '2026-02-15T00:00:00Z'])
  const declined = await request('2026-03-15T12:00:00Z', { status: 'declined' })
  await moved(store, declined, ['submitted', 'declined', '2026-04-01T00:00:00Z'])
  await request('2026-03-31T23:59:59.999Z')
  await request('2026-04-01T00:00:00Z')
}

async function seedWaits(store: Store): Promise<void> {
  const request = (status: string, at = '2026-03-10T00:00:00Z') =>
    apply(store, ['hospital', 'Poland', at], { status })
  const shortlist = (at: string, undone?: string) => ['eligible', 'shortlist_sent', at, undone] as const
  const choice = (at: string, undone?: string) => ['shortlist_sent', 'expert_selected', at, undone] as const
  await moved(store, await request('shortlist_sent'), [...shortlist('2026-03-17T00:00:00Z')])
  await moved(
    store,
    await request('expert_selected'),
    [...shortlist('2026-03-12T00:00:00Z', '2026-03-12T00:05:00Z')],
    [...shortlist('2026-04-09T00:00:00Z')],
    [...choice('2026-04-19T00:00:00Z')],
  )
  await moved(
    store,
    await request('shortlist_sent'),
    [...shortlist('2026-05-10T00:00:00Z')],
    [...choice('2026-05-11T00:00:00Z', '2026-05-11T00:05:00Z')],
  )
  await request('eligible')
  await moved(store, await request('withdrawn'), ['eligible', 'withdrawn', '2026-03-20T00:00:00Z'])
  await moved(store, await request('shortlist_sent', '2026-02-28T23:59:59.999Z'), [
    ...shortlist('2026-03-01T00:00:00Z'),
  ])
}

type Answer = [to: MatchStatus, actor: MatchActor, undone?: 'undone']

async function seedInvitations(store: Store): Promise<void> {
  const hospitalId = await apply(store, ['hospital', 'Peru', '2026-02-01T00:00:00Z'], { status: 'eligible' })
  let invited = 0
  const ask = async (at: string, ...answers: Answer[]) => {
    const { id } = await keepMatch(store, hospitalId, 'invited', await keepActiveExpert(store))
    const digest = Buffer.alloc(32, ++invited)
    await store.db
      .insertInto('match_invitation')
      .values({ match_id: id, token_digest: digest, asked_at: new Date(at), answer_by: new Date(at) })
      .execute()
    let from: MatchStatus = 'invited'
    for (const [to, actor, undone] of answers) {
      const undone_at = undone ? new Date() : null
      const staff_name = actor === 'staff' ? 'Ada' : null
      await store.db
        .insertInto('match_move')
        .values({ match_id: id, from_status: from, to_status: to, actor, undone_at, staff_name })
        .execute()
      from = undone ? from : to
    }
  }
  await ask('2026-02-28T23:59:59.999Z', ['interested', 'expert'])
  await ask(
    '2026-03-01T00:00:00Z',
    ['interested', 'expert'],
    ['shortlisted', 'staff'],
    ['not_selected', 'hospital'],
  )
  await ask('2026-03-02T00:00:00Z', ['interested', 'expert'], ['declined', 'expert'])
  await ask('2026-03-02T00:00:00Z', ['interested', 'expert'], ['lapsed', 'staff'])
  await ask('2026-03-02T00:00:00Z', ['declined', 'expert'])
  await ask('2026-03-02T00:00:00Z', ['lapsed', 'system'])
  await ask('2026-03-02T00:00:00Z', ['lapsed', 'hospital'])
  await ask('2026-03-02T00:00:00Z', ['lapsed', 'staff', 'undone'])
  await ask('2026-03-02T00:00:00Z')
  await ask('2026-03-31T23:59:59.999Z', ['interested', 'expert'])
  await ask('2026-04-01T00:00:00Z', ['interested', 'expert'])
}

type Owed = {
  country: string
  match?: MatchStatus
  kind: ReportKind
  due: string
  status: ReportStatus
  came?: string
}

async function owe(
  { db, ...store }: Store,
  { country, match = 'active', kind, due, status, came }: Owed,
  rating = 'helpful',
) {
  const { id } = await keepCollaboration({ db, ...store }, match, { hospital: { country } })
  await db.deleteFrom('report').where('match_id', '=', id).execute()
  const report: Insertable<DB['report']> = {
    match_id: id,
    kind,
    status,
    due_on: due,
    answers: came ? { rating } : null,
    submitted_at: came ? new Date(came) : null,
    note: 'A reason',
    settled_at: status === 'accepted' || status === 'waived' ? new Date() : null,
  }
  await db.insertInto('report').values(report).execute()
}

async function seedReports(store: Store): Promise<void> {
  const midterm = { country: 'India', kind: 'midterm_report', due: '2026-03-10' } as const
  const final = { country: 'India', kind: 'final_report', due: '2026-03-31', status: 'due' } as const
  await owe(store, { ...midterm, status: 'accepted', came: '2026-03-10T23:59:59.999Z' })
  await owe(store, { ...midterm, status: 'accepted', came: '2026-01-10T00:00:00Z', due: '2026-03-01' })
  await owe(store, { ...midterm, status: 'submitted', came: '2026-03-11T00:00:00Z' })
  await owe(store, { ...midterm, status: 'accepted', came: '2026-02-28T00:00:00Z', due: '2026-02-28' })
  await owe(store, { ...midterm, status: 'accepted', came: '2026-03-01T00:00:00Z', due: '2026-04-01' })
  await owe(store, final)
  await owe(store, { ...final, came: '2026-03-02T00:00:00Z' })
  await owe(store, { ...final, match: 'on_hold' })
  await owe(store, { ...final, match: 'ended_early' })
  await owe(store, { ...final, kind: 'feedback_report', status: 'waived' })
  await owe(store, { ...final, due: '2999-03-01' })
  await owe(store, { ...final, due: '2999-03-01', status: 'submitted', came: '2026-06-01T00:00:00Z' })
}

async function seedRatings(store: Store): Promise<void> {
  const feedback = { country: 'Japan', kind: 'feedback_report', due: '2020-01-01' } as const
  const rate = (rating: string, came: string, status: ReportStatus = 'accepted') =>
    owe(store, { ...feedback, status, came }, rating)
  await rate('not_helpful', '2026-02-28T23:59:59.999Z')
  await rate('very_helpful', '2026-03-01T00:00:00Z')
  await rate('very_helpful', '2026-03-20T00:00:00Z', 'submitted')
  await rate('helpful', '2026-03-20T00:00:00Z')
  await rate('partly_helpful', '2026-03-31T23:59:59.999Z')
  await rate('not_helpful', '2026-03-20T00:00:00Z', 'due')
  await rate('not_helpful', '2026-03-20T00:00:00Z', 'waived')
  await rate('not_helpful', '2026-04-01T00:00:00Z')
}
