import { expect, test } from 'vitest'
import { freshFiles } from '../../../tests/harness/uploads/file-storages.ts'
import type { Database } from '../database.ts'
import { limitConcurrency, withTimeout } from './limit-concurrency.ts'
import { appendPiece, createUpload, findUpload } from './uploads.ts'

const hanging = () => Promise.withResolvers<void>()

test('actions run in order with limited concurrency; a failed one releases its slot', async () => {
  const inTurn = limitConcurrency(2, 60_000)
  const gates = [hanging(), hanging(), hanging(), hanging()]
  const begun: number[] = []
  const all = gates.map(({ promise }, at) =>
    inTurn(() => {
      begun.push(at)
      return promise
    }),
  )
  expect(begun).toEqual([0, 1])
  gates[1]?.reject(new Error('failed'))
  await expect(all[1]).rejects.toThrow('failed')
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of gates) resolve()
  await Promise.all([all[0], all[2], all[3]])
  expect(begun).toEqual([0, 1, 2, 3])
})

test('51.3 a folder that hangs holds two connections at most, and other senders are told to try again', async () => {
  const files = await freshFiles('folder')
  const own = files.store.files
  if (!own) throw new Error('There is no folder.')
  const gate = hanging()
  const folder = {
    ...own.folder,
    async write(name: string, start: number, bytes: Buffer) {
      await gate.promise
      await own.folder.write(name, start, bytes)
    },
  }
  const store: Database = { ...files.store, files: { ...own, folder, toWrite: limitConcurrency(2, 200) } }
  const uploads = await Promise.all(
    Array.from({ length: 8 }, () => createUpload(store, { name: 'cv.pdf', size: 3 })),
  )
  const sending = uploads.map(({ id }) => appendPiece(store, id, 0, Buffer.from('one')))
  const outcomes = Promise.allSettled(sending)
  await expect(Promise.any(sending.slice(2).map(fails))).resolves.toMatchObject({
    code: 'FOLDER_UNAVAILABLE',
  })
  expect(await findUpload(store, uploads[0]?.id ?? '')).toMatchObject({ received: 0 })
  expect(files.store.connections().waiting).toBe(0)
  gate.resolve()
  const kept = (await outcomes).map(({ status }) => status)
  expect(kept).toEqual([...Array(2).fill('fulfilled'), ...Array(6).fill('rejected')])
  await files.drop()
})

test('waiting for the folder times out; the work itself goes on', async () => {
  const gate = hanging()
  const late = withTimeout(50, gate.promise)
  await expect(late).rejects.toMatchObject({ code: 'FOLDER_UNAVAILABLE' })
  gate.resolve()
  await withTimeout(60_000, gate.promise)
})

const fails = (sending: Promise<unknown>) =>
  sending.then(
    () => Promise.reject(new Error('It was kept.')),
    (error: unknown) => error,
  )
