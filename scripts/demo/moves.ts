import type { ApplicationKind, ApplicationStatus } from '../../src/domain/applications/application-status.ts'
import type { NewApplication } from '../../src/store/applications/application.ts'
import { seeded } from './random.ts'

type Before<Kind extends ApplicationKind> = Record<
  Exclude<ApplicationStatus<Kind>, 'submitted'>,
  ApplicationStatus<Kind>
>

const registry: Before<'expert' | 'trainer'> = {
  in_review: 'submitted',
  info_requested: 'in_review',
  interview: 'in_review',
  accepted: 'interview',
  active: 'accepted',
  paused: 'active',
  declined: 'in_review',
  withdrawn: 'in_review',
}

/** The status that each one is usually reached from. */
const before: { readonly [Kind in ApplicationKind]: Before<Kind> } = {
  expert: registry,
  trainer: registry,
  hospital: {
    in_review: 'submitted',
    info_requested: 'in_review',
    eligible: 'in_review',
    shortlist_sent: 'eligible',
    expert_selected: 'shortlist_sent',
    active: 'expert_selected',
    completed: 'active',
    no_match: 'eligible',
    declined: 'in_review',
    withdrawn: 'in_review',
  },
}

export type PastMove = {
  application_id: string
  from_status: string
  to_status: string
  version: number
  actor: 'staff' | 'applicant'
  staff_name: string | null
  moved_at: Date
}

/** How an application came to where it is, between the day on which it was sent and that of its last change. */
export function makeMoves({ id = '', kind, status, submitted_at, updated_at }: NewApplication): PastMove[] {
  const random = seeded(`moves of ${id}`)
  const way = wayTo(kind, status)
  const from = submitted_at.getTime()
  const until = (updated_at ?? submitted_at).getTime()
  const shares = way.slice(1).map(() => random.next())
  const moments = [...shares.slice(1).sort((a, b) => a - b), 1].map((share) => from + share * (until - from))
  return way.slice(1).map((reached, at) => ({
    application_id: id,
    from_status: way[at] ?? '',
    to_status: reached,
    version: at + 2,
    ...(reached === 'withdrawn'
      ? { actor: 'applicant', staff_name: null }
      : { actor: 'staff', staff_name: 'Esi Demo' }),
    moved_at: new Date(moments[at] ?? until),
  }))
}

function wayTo(kind: ApplicationKind, status: string): string[] {
  const earlier = (before[kind] as Readonly<Record<string, string>>)[status]
  return earlier === undefined ? [status] : [...wayTo(kind, earlier), status]
}
