import { type Role, roles } from '../../src/domain/staff/roles.ts'
import { digestOf, newToken } from '../../src/services/protection/tokens.ts'
import type { Store } from '../../src/store/open-store.ts'
import { eraseApplication } from '../../src/store/privacy/erase-application.ts'
import { keepExpert } from '../harness/applications/kept-expert.ts'
import { keepHospital } from '../harness/programme/kept-collaboration.ts'
import { signInAs } from '../harness/staff/staff.ts'

/** A caller; `is` is the identity that the server should assign. */
export type Actor = { name: string; cookie: string; is: 'nobody' | 'applicant' | Role }

/** All kinds of callers who may try to access the victims' data. */
export async function gatherActors(store: Store, site: string): Promise<Actor[]> {
  const { db } = store
  const withdrawn = await keepExpert(store)
  await db.updateTable('application').set({ status: 'withdrawn' }).where('id', '=', withdrawn.id).execute()
  const erased = await keepExpert(store)
  const erasedSession = await openSession(store, erased.id)
  await eraseApplication(store, erased.id)
  const [disabled, expired] = [
    await signInAs(store, 'administrator', site),
    await signInAs(store, 'administrator', site),
  ]
  const gone = new Date(Date.now() - 1000)
  await db.updateTable('staff_user').set({ disabled_at: gone }).where('id', '=', disabled.id).execute()
  await db.updateTable('staff_session').set({ expires_at: gone }).where('user_id', '=', expired.id).execute()
  const staff = await Promise.all(
    roles.map(async (role) => ({ name: role, is: role, cookie: (await signInAs(store, role, site)).cookie })),
  )
  return [
    { name: 'anonymous', is: 'nobody', cookie: '' },
    {
      name: 'another expert',
      is: 'applicant',
      cookie: await openSession(store, (await keepExpert(store)).id),
    },
    {
      name: 'a hospital',
      is: 'applicant',
      cookie: await openSession(store, (await keepHospital(store)).id),
    },
    {
      name: 'an applicant who has withdrawn',
      is: 'applicant',
      cookie: await openSession(store, withdrawn.id),
    },
    { name: 'an erased applicant', is: 'nobody', cookie: erasedSession },
    {
      name: 'an expired session',
      is: 'nobody',
      cookie: await openSession(store, (await keepExpert(store)).id, 31),
    },
    { name: 'a disabled administrator', is: 'nobody', cookie: disabled.cookie },
    { name: 'an expired administrator', is: 'nobody', cookie: expired.cookie },
    ...staff,
  ]
}

/** The session cookie of an applicant who has been idle for some minutes. */
export async function openSession({ db }: Store, applicationId: string, idleMinutes = 0): Promise<string> {
  const token = newToken()
  const used_at = new Date(Date.now() - idleMinutes * 60_000)
  await db
    .insertInto('edit_session')
    .values({ token_digest: digestOf(token), application_id: applicationId, used_at })
    .execute()
  return `EDIT-SESSION=${token}`
}
