import type { Waiting } from '../forms/wizard/draft.ts'
import { objectStore } from './object-store.ts'

/** A form without an answer of the server, or the answer that came while no page was open. */
export type Unsent = Pick<Waiting, 'path' | 'page' | 'files'> & {
  /** The name of the form, as in drafts. */
  form: string
  key: string
  body: string
  copies: readonly string[]
  locale: string
  outcome?: Outcome | undefined
}

export type Outcome = { state: 'arrived'; reference: string } | { state: 'refused'; code: string }

const storeName = 'unsent'

const inStore = objectStore(open, storeName)

/** A copy of what waits in the drafts, for the service worker, which cannot read those. */
export const outbox = {
  all: () => inStore<Unsent[]>('readonly', (store) => store.getAll()),
  put: (unsent: Unsent) => inStore('readwrite', (store) => store.put(unsent)),
  delete: (form: string) => inStore('readwrite', (store) => store.delete(form)),
}

/** Some browsers never open a database; the drafts have everything that this one has. */
const patience = 5_000

/** Not the database of the files, which pages of an earlier version open in its first shape. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('aster-outbox', 1)
    const timer = setTimeout(() => {
      opening.onsuccess = () => opening.result.close()
      reject(new Error('The storage does not answer'))
    }, patience)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'form' })
    opening.onsuccess = () => {
      clearTimeout(timer)
      resolve(opening.result)
    }
    opening.onerror = () => reject(opening.error)
  })
}
