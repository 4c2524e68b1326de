import { insertApplications } from '../../src/store/applications.ts'
import { insertMessages } from '../../src/store/messages.ts'
import type { Store } from '../../src/store/open-store.ts'
import { makeRecords } from './records.ts'

/** Adds what is missing of the demo data, which is nothing when it is run a second time. */
export async function plantDemo(store: Store, now: Date) {
  const { applications, messages } = makeRecords(now)
  return {
    applications: await insertApplications(store, applications),
    messages: await insertMessages(store, messages),
  }
}

/** Whoever writes from an address outside .example may exist. */
export async function holdsRealPeople({ db }: Store): Promise<boolean> {
  const real = (table: 'application' | 'contact_message') =>
    db.selectFrom(table).select('id').where('email', 'not like', '%.example')
  return (await real('application').unionAll(real('contact_message')).limit(1).execute()).length > 0
}
