import { publicFigures } from '../../domain/content/public-figures.ts'
import { countRegistry, lockOldFigures, savePublicFigures } from '../../store/content/public-figures.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'

/** The shortest interval between counts, on all instances together. */
const everyMinutes = 5

/** Stores only what may be published: the exact numbers stay in the applications. */
export async function countPublicFigures(store: Store, _signal?: AbortSignal, minutes = everyMinutes) {
  await transaction(store, async (trx) => {
    if (!(await lockOldFigures(trx, minutes))) return
    const figures = publicFigures(await countRegistry(trx))
    await savePublicFigures(trx, figures.hospitals + figures.experts > 0 ? figures : undefined)
  })
}
