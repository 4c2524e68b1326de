import { type Outcome, type Refusal, refuse } from '../../domain/refusals.ts'
import type { Store } from '../open-store.ts'

type Database = Pick<Store, 'db'>

/** A transaction: what a refusal leaves behind is taken back, as after an exception. */
export async function allOrNothing<T>(
  { db }: Database,
  act: (database: Database) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const outcome = await act({ db: trx })
      if (!outcome.ok) throw new TakenBack(outcome.refusal)
      return outcome
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
    const { code, ...more } = error.refusal
    return refuse(code, more)
  }
}

/** Kysely takes a transaction back only for an exception. */
class TakenBack extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
