import { sql } from 'kysely'
import type { Store } from '../../src/store/open-store.ts'

/** Points in the transaction that stores an application, each with the key of its advisory lock. */
const locks = { claimed: 1, committing: 2 } as const

/** Lets a test pause the server at these points to kill it there. */
export async function holdMoments({ db }: Store) {
  await sql`
    CREATE FUNCTION wait_at() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(TG_ARGV[0]::int);
      RETURN NEW;
    END $$`.execute(db)
  // The mail is inserted after the claim; the deferred trigger fires at the commit.
  await sql`
    CREATE TRIGGER claimed BEFORE INSERT ON mail
    FOR EACH ROW EXECUTE FUNCTION wait_at(${sql.lit(locks.claimed)})`.execute(db)
  await sql`
    CREATE CONSTRAINT TRIGGER committing AFTER INSERT ON mail DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION wait_at(${sql.lit(locks.committing)})`.execute(db)

  return {
    whileHeldAt: <T>(moment: keyof typeof locks, act: () => Promise<T>): Promise<T> =>
      db.connection().execute(async (session) => {
        await sql`SELECT pg_advisory_lock(${locks[moment]})`.execute(session)
        return act().finally(() => sql`SELECT pg_advisory_unlock(${locks[moment]})`.execute(session))
      }),
    async isSomebodyHeld(): Promise<boolean> {
      const { rows } = await sql`
        SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`.execute(db)
      return rows.length > 0
    },
  }
}
