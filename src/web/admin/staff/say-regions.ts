import type { RegionId } from '../../../domain/lists/regions.ts'
import { regions } from '../../../domain/lists/regions.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { regionsOf } from '../../../domain/staff/regions.ts'
import type { Role } from '../../../domain/staff/roles.ts'

/** The names of the regions; without a choice, all. */
export function sayRegions(t: Translate, chosen: readonly RegionId[]): string {
  const names = regions.items.filter(({ id }) => chosen.includes(id)).map(({ label }) => t(label))
  return names.join(', ') || t('users.allRegions')
}

/** The role, with the regions to which it is limited. */
export function sayRole(t: Translate, role: Role, chosen: readonly RegionId[] = []): string {
  const limit = regionsOf(role, chosen)
  return limit.length > 0 ? `${t(`admin.${role}`)} (${sayRegions(t, limit)})` : t(`admin.${role}`)
}
