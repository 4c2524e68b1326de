import type { Store } from '../../src/store/open-store.ts'

/** An address outside .example may belong to a real person. */
export async function holdsRealPeople({ db }: Store): Promise<boolean> {
  const real = (table: 'application' | 'contact_message') =>
    db.selectFrom(table).select('id').where('email', 'not like', '%.example')
  return (await real('application').unionAll(real('contact_message')).limit(1).execute()).length > 0
}
