import { isUuid } from '../../domain/api/uuid.ts'
import { done, type Outcome, type RefusalCode, refuse } from '../../domain/refusals.ts'
import type { Reach, RegionSubject } from '../../domain/staff/region-subject.ts'
import { isInside, type Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../../store/database.ts'
import { type Belonging, findBelongings } from '../../store/staff/region-subjects.ts'

/** Parts of a request, as they were sent. */
type Sent = Readonly<Partial<Record<RegionSubject['in'], unknown>>>

/** Whether the subject of a request is within somebody's regions. Ids that name nothing are left to the use case. */
export async function judgeRegions(
  store: Database,
  staff: Regional,
  subject: RegionSubject,
  sent: Sent,
): Promise<Outcome<undefined>> {
  if (!staff.regions?.length) return done(undefined)
  const given = sent[subject.in] as Readonly<Record<string, unknown>> | undefined
  const ids = subject.names.map((name) => String(given?.[name] ?? '')).filter(isUuid)
  if (ids.length === 0) return done(undefined)
  for (const kind of subject.of) {
    for (const belonging of await findBelongings(store, kind, ids)) {
      const code = whyOutside(staff, belonging, subject.reach)
      if (code) return refuse(code)
    }
  }
  return done(undefined)
}

/** The refusal for a subject outside one's regions: hospitals and trainers are hidden, experts read-only. */
export function whyOutside(
  staff: Regional,
  { kind, country }: Belonging,
  reach: Reach,
): Extract<RefusalCode, 'not_found' | 'other_region'> | undefined {
  if (isInside(staff, country)) return undefined
  if (kind !== 'expert') return 'not_found'
  return reach === 'act' ? 'other_region' : undefined
}
