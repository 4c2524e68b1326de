import type { RegionId } from '../../../domain/lists/regions.ts'
import { regions } from '../../../domain/lists/regions.ts'
import type { Translate } from '../../../domain/messages/translate.ts'

/** Their names; nobody chosen means all. */
export function sayRegions(t: Translate, chosen: readonly RegionId[]): string {
  const names = regions.items.filter(({ id }) => chosen.includes(id)).map(({ label }) => t(label))
  return names.join(', ') || t('users.allRegions')
}
