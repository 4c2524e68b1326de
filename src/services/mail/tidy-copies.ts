import type { Transport } from '../../mail/transport/transport.ts'
import { findMails } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'

/** Deletes files whose mail has no row. Lists the files first, because a row exists before its file. */
export async function tidyCopies(store: Store, { copies }: Transport): Promise<void> {
  if (!copies) return
  const ids = await copies.list()
  const kept = new Set(await findMails(store, ids))
  await copies.remove(ids.filter((id) => !kept.has(id)))
}
