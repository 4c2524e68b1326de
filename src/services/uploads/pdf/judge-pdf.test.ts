import { expect, test } from 'vitest'
import { endlessPdfs } from '../../../../tests/harness/uploads/pdfs/bomb-pdfs.ts'
import { honestPdf } from '../../../../tests/harness/uploads/pdfs/honest-pdfs.ts'
import { renamedJpeg } from '../../../../tests/harness/uploads/pdfs/hostile-pdfs.ts'
import { judgeAtWork, judges } from '../../../../tests/harness/uploads/pdfs/judges.ts'
import { done, refuse } from '../../../domain/refusals.ts'
import { judgePdf } from './judge-pdf.ts'

const ours = async () => (await judges()).filter(({ parent }) => parent === process.pid)

test('files are judged one at a time, and read only in their turn', {
  timeout: 60_000,
}, async () => {
  const begun: string[] = []
  const arrived = Promise.withResolvers<void>()
  const judge = (name: string, bytes: Buffer) =>
    judgePdf({
      id: name,
      caller: 'somebody',
      async read() {
        begun.push(name)
        expect(await ours()).toEqual([])
        await arrived.promise
        return bytes
      },
    })
  const all = [judge('a', honestPdf(2_000)), judge('b', renamedJpeg()), judge('c', honestPdf(3_000))]
  expect(begun).toEqual(['a'])
  arrived.resolve()
  expect(await Promise.all(all)).toEqual([done('fine'), done('not_pdf'), done('fine')])
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('beyond the queue limit a file is refused with Retry-After, and the others are judged', {
  timeout: 60_000,
}, async () => {
  const arrived = Promise.withResolvers<Buffer>()
  const file = { id: 'any', read: () => arrived.promise }
  const all = Array.from({ length: 51 }, () => judgePdf(file).catch((error: Error) => error.message))
  expect(await judgePdf(file)).toEqual(refuse('unavailable', { retryAfterSeconds: 10 }))
  arrived.reject(new Error('The database is gone'))
  expect(new Set(await Promise.all(all))).toEqual(new Set(['The database is gone']))
  expect(await judgePdf({ id: 'any', read: async () => renamedJpeg() })).toEqual(done('not_pdf'))
})

test('one caller may queue three files, so that others have room', {
  timeout: 60_000,
}, async () => {
  const arrived = Promise.withResolvers<Buffer>()
  const ask = (caller: string) => judgePdf({ id: 'any', caller, read: () => arrived.promise })
  const three = ['one', 'one', 'one'].map(ask)
  expect(await ask('one')).toEqual(refuse('too_many_requests', { retryAfterSeconds: 10 }))
  const other = ask('other')
  arrived.resolve(renamedJpeg())
  expect(await Promise.all([...three, other])).toEqual(Array(4).fill(done('not_pdf')))
  expect(await ask('one')).toEqual(done('not_pdf'))
})

test('whoever has had no turn comes before the further files of another', {
  timeout: 60_000,
}, async () => {
  const begun: string[] = []
  const arrived = Promise.withResolvers<Buffer>()
  const ask = (caller: string, id: string) =>
    judgePdf({
      id,
      caller,
      read() {
        begun.push(id)
        return arrived.promise
      },
    })
  const all = [ask('one', 'a'), ask('one', 'b'), ask('one', 'c'), ask('other', 'd'), ask('third', 'e')]
  arrived.resolve(renamedJpeg())
  await Promise.all(all)
  expect(begun).toEqual(['a', 'd', 'e', 'b', 'c'])
})

test('a file is judged again after its judge was killed; after a second kill it is a bomb', {
  timeout: 60_000,
}, async () => {
  const later = refuse('unavailable', { retryAfterSeconds: 10 })
  const killed = async (id: string) => {
    const judged = judgePdf({ id, read: async () => endlessPdfs.blocking() })
    process.kill(await judgeAtWork(), 'SIGKILL')
    return judged
  }
  expect(await killed('unlucky')).toEqual(later)
  expect(await killed('deadly')).toEqual(later)
  expect(await judgePdf({ id: 'unlucky', read: async () => honestPdf(2_000) })).toEqual(done('fine'))
  expect(await killed('unlucky')).toEqual(later)
  expect(await killed('deadly')).toEqual(done('file_bomb'))
})
