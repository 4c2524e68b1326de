import { randomUUID } from 'node:crypto'
import type { Staff } from '../../src/domain/audit.ts'
import type { Store } from '../../src/store/open-store.ts'

/** A member of staff, by default a coordinator. */
export async function keepStaff({ db }: Pick<Store, 'db'>, name = 'Nia Coordinator'): Promise<Staff> {
  const { id } = await db
    .insertInto('staff_user')
    .values({ name, email: `${randomUUID()}@aster.example`, role: 'coordinator' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name }
}
