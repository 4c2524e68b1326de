import { isInside } from '../../../domain/staff/regions.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import type { Staff } from '../../../domain/staff/staff.ts'

/** Whether to offer acts on an application; the server still judges each act. */
export function mayChange(staff: Staff, { country }: { country: string | null }): boolean {
  return mayDo(staff.role, 'review_applications') && isInside(staff, country)
}
