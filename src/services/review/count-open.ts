import { type CountedSection, countedSections, type OpenCounts } from '../../domain/review/open-counts.ts'
import { mayDo } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { countOpen } from '../../store/review/open-counts.ts'

/** The open items of each section that the role may open. */
export async function countOpenFor(
  store: Store,
  { role, regions = [] }: Pick<Staff, 'role' | 'regions'>,
): Promise<OpenCounts> {
  const counts = await countOpen(store, { regions })
  const own = (Object.keys(counts) as CountedSection[]).filter((name) => mayDo(role, countedSections[name]))
  return Object.fromEntries(own.map((name) => [name, counts[name]]))
}
