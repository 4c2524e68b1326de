import type { FormId } from '../../domain/forms/engine/form.ts'
import { objectStore } from '../offline/object-store.ts'

/** A chosen file as the device remembers it; without its bytes where there was no room for them. */
export type KeptFile = { name: string; size: number; uploadId?: string | undefined; bytes?: Blob | undefined }

type Dated = KeptFile & { keptAt: number }

/** How long files are kept: others may use this device. */
const weekInMilliseconds = 7 * 24 * 3_600_000

/** The name under which the device remembers the file of a question. */
export const fileKey = (form: FormId, name: string) => `${form}.${name}`

/** Outlives a reload, a crash and a flat battery, until the form is sent, the file is removed or a week has passed. */
export async function keepFile(key: string, file: KeptFile & { bytes: Blob }): Promise<void> {
  const { name, size, uploadId, bytes } = file
  const note = { name, size, uploadId, keptAt: Date.now() }
  try {
    await inStore('readwrite', (store) => store.put({ ...note, bytes }, key))
  } catch {
    attempt(() => localStorage.setItem(notePrefix + key, JSON.stringify(note)))
  }
}

export async function keptFile(key: string): Promise<KeptFile | undefined> {
  if (!isSwept) void forgetOldFiles()
  const kept = (await storedFile(key)) ?? notedFile(key)
  if (!kept || Date.now() - kept.keptAt <= weekInMilliseconds) return kept
  await forgetFiles([key])
  return undefined
}

/** Deletes the files of emptied fields and of forms that have been sent. */
export async function forgetFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) attempt(() => localStorage.removeItem(notePrefix + key))
  await Promise.all(
    keys.map((key) => inStore('readwrite', (store) => store.delete(key)).catch(() => undefined)),
  )
}

/** Deletes all files of a form that was sent. */
export async function forgetFilesSentWith(form: FormId): Promise<void> {
  const keys = await inStore('readonly', (store) => store.getAllKeys()).catch(() => [])
  await forgetFiles(keys.map(String).filter((key) => key.startsWith(`${form}.`)))
}

let isSwept = false

/** Once per page: deletes expired files, whose form may never be opened again. */
async function forgetOldFiles(): Promise<void> {
  isSwept = true
  const stored = await inStore('readonly', (store) => store.getAllKeys()).catch(() => [])
  const noted = (attempt(() => Object.keys(localStorage)) ?? []).filter((name) => name.startsWith(notePrefix))
  const keys = [...stored.map(String), ...noted.map((name) => name.slice(notePrefix.length))]
  for (const key of keys) await keptFile(key)
}

function storedFile(key: string): Promise<Dated | undefined> {
  return inStore<Dated | undefined>('readonly', (store) => store.get(key)).catch(() => undefined)
}

function notedFile(key: string): Dated | undefined {
  return attempt(() => JSON.parse(localStorage.getItem(notePrefix + key) ?? 'null') ?? undefined)
}

const storeName = 'files'
const notePrefix = 'aster.file.'

const inStore = objectStore(open, storeName)

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('aster', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** The result of the work; undefined if it throws, as storage does in browsers that forbid it. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
