/** An object store of the browser (IndexedDB). `open` is called for each use, because browsers close idle databases. */
export function objectStore(open: () => Promise<IDBDatabase>, name: string) {
  return async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await open()
    try {
      const transaction = database.transaction(name, mode, { durability: 'strict' })
      const request = work(transaction.objectStore(name))
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      return request.result
    } finally {
      database.close()
    }
  }
}
