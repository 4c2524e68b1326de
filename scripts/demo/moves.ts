import type { ApplicationKind, ApplicationStatus } from '../../src/domain/statuses/application-status.ts'
import type { NewApplication } from '../../src/store/applications.ts'
import type { Store } from '../../src/store/open-store.ts'

const registry = {
  submitted: null,
  in_review: 'submitted',
  info_requested: 'in_review',
  interview: 'in_review',
  accepted: 'interview',
  active: 'accepted',
  paused: 'active',
  declined: 'in_review',
  withdrawn: 'submitted',
} as const

/** Where the applications of the demo were before; a status that is added to the domain does not compile without. */
const before: {
  readonly [Kind in ApplicationKind]: Record<ApplicationStatus<Kind>, ApplicationStatus<Kind> | null>
} = {
  expert: registry,
  trainer: registry,
  hospital: {
    submitted: null,
    in_review: 'submitted',
    info_requested: 'in_review',
    eligible: 'in_review',
    shortlist_sent: 'eligible',
    expert_selected: 'shortlist_sent',
    active: 'expert_selected',
    completed: 'active',
    no_match: 'eligible',
    declined: 'in_review',
    withdrawn: 'submitted',
  },
}

/** The way of each application to its status, in even steps; those that have one keep it. */
export async function plantMoves({ db }: Store, applications: readonly NewApplication[]): Promise<void> {
  const walked = await db.selectFrom('move').select('application_id').distinct().execute()
  const known = new Set(walked.map(({ application_id }) => application_id))
  const moves = applications.filter(({ id = '' }) => !known.has(id)).flatMap(movesOf)
  if (moves.length > 0) await db.insertInto('move').values(moves).execute()
}

function movesOf({ id = '', kind, status, submitted_at: came, updated_at: changed = came }: NewApplication) {
  const from: Partial<Record<ApplicationStatus, ApplicationStatus | null>> = before[kind]
  const way: ApplicationStatus[] = []
  for (let at: ApplicationStatus | null | undefined = status; at; at = from[at]) way.unshift(at)
  const step = (changed.getTime() - came.getTime()) / (way.length - 1)
  return way.slice(1).map((to, index) => {
    const moved_at = new Date(came.getTime() + step * (index + 1))
    const facts = {
      application_id: id,
      version: index + 2,
      actor: 'system',
      moved_at,
      held_until: moved_at,
    } as const
    return { ...facts, from_status: way[index] ?? to, to_status: to }
  })
}
