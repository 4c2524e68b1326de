import type { Store } from './open-store.ts'

type Database = Pick<Store, 'db'>

/** What we wrote to a person and about them; of a mail that is sent, a secret one keeps no words. */
export function listMails({ db }: Database, applicationId: string) {
  return db
    .selectFrom('mail')
    .select(['recipient', 'status', 'letter', 'queued_at', 'sent_at'])
    .where('application_id', '=', applicationId)
    .where('secret', '=', false)
    .orderBy('queued_at')
    .execute()
}

export function listSessions({ db }: Database, applicationId: string) {
  return db
    .selectFrom('edit_session')
    .select(['created_at', 'used_at'])
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .execute()
}

export function findLinkDates({ db }: Database, applicationId: string) {
  return db
    .selectFrom('edit_link')
    .select(['created_at', 'pin_created_at'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
}

export function listDrafts({ db }: Database, email: string) {
  return db
    .selectFrom('draft')
    .select(['form', 'email', 'answers', 'step', 'locale', 'created_at', 'expires_at'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute()
}
