import { randomUUID } from 'node:crypto'
import type { Role } from '../../../src/domain/staff/roles.ts'
import { hashPassword } from '../../../src/services/protection/hash-password.ts'
import { openSignIn } from '../../../src/services/staff/open-sign-in.ts'
import type { Database } from '../../../src/store/database.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { signInOfTests } from '../server/settings-of-tests.ts'

export const passwordOfTests = 'a long enough sentence'
const passwordHash = hashPassword(passwordOfTests)

/** A staff account with a unique address. */
export async function makeStaff({ db }: Database, role: Role, name = `Ama the ${role}`) {
  const person = { name, email: `${randomUUID()}@aster.example`, role }
  const { id } = await db.insertInto('staff_user').values(person).returning('id').executeTakeFirstOrThrow()
  const account = { user_id: id, account_id: id, provider_id: 'credential', password: await passwordHash }
  await db.insertInto('staff_account').values(account).execute()
  return { id, ...person }
}

/**
 * The same, signed in: `cookie` is what the browser sends. A server in another process accepts it if it was
 * started with `ASTER_SECRET: secretOfTests`; `site` is its address.
 */
export async function signInAs(store: Store, role: Role, site = 'https://aster.example') {
  const staff = await makeStaff(store, role)
  const { headers } = await openSignIn(store, signInOfTests(site)).api.signInEmail({
    body: { email: staff.email, password: passwordOfTests },
    returnHeaders: true,
  })
  return { ...staff, cookie: headers.getSetCookie().map(nameAndValue).join('; ') }
}

const nameAndValue = (setCookie: string) => setCookie.split(';', 1)[0] as string
