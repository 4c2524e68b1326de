import type { RegionId } from '../../domain/lists/regions.ts'
import { type AuditAction, type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Role } from '../../domain/staff/roles.ts'
import type { Database } from '../../store/database.ts'
import { writeAudit } from '../../store/staff/audit.ts'

type Facts = {
  role?: Role
  regions?: readonly RegionId[]
  with?: 'password' | 'code' | 'recovery_code' | 'passkey' | 'link'
}

/** Audit entry about an account; contains roles and sign-in methods, never an address. */
export function tellOfStaff(
  store: Database,
  doer: Author,
  action: AuditAction,
  { about = doer.id, ...facts }: { about?: string | undefined; before?: Facts; after?: Facts } = {},
): Promise<void> {
  return writeAudit(store, byStaff(doer), action, ['staff', about], facts)
}

/** An invited person has no id yet. */
export function tellOfInvitation(
  store: Database,
  doer: Author,
  action: 'staff_invited' | 'staff_invited_again' | 'staff_invitation_withdrawn',
  { role, regions = [] }: { role: Role; regions?: readonly RegionId[] },
): Promise<void> {
  const after = { role, ...(regions.length > 0 && { regions }) }
  return writeAudit(store, byStaff(doer), action, ['staff'], { after })
}
