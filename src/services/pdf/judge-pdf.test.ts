import { expect, test } from 'vitest'
import { honestPdf } from '../../../tests/harness/pdfs/honest-pdfs.ts'
import { renamedJpeg } from '../../../tests/harness/pdfs/hostile-pdfs.ts'
import { judges } from '../../../tests/harness/pdfs/judges.ts'
import { done, refuse } from '../../domain/refusals.ts'
import { judgePdf } from './judge-pdf.ts'

const ours = async () => (await judges()).filter(({ parent }) => parent === process.pid)

test('files are judged one after the other, and read only when their turn has come', {
  timeout: 60_000,
}, async () => {
  const begun: string[] = []
  const arrived = Promise.withResolvers<void>()
  const judge = (name: string, bytes: Buffer) =>
    judgePdf(async () => {
      begun.push(name)
      expect(await ours()).toEqual([])
      await arrived.promise
      return bytes
    })
  const all = [judge('a', honestPdf(2_000)), judge('b', renamedJpeg()), judge('c', honestPdf(3_000))]
  expect(begun).toEqual(['a'])
  arrived.resolve()
  expect(await Promise.all(all)).toEqual([done('fine'), done('not_pdf'), done('fine')])
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('when too many wait, one is asked to come again later, and the others are served', {
  timeout: 60_000,
}, async () => {
  const arrived = Promise.withResolvers<Buffer>()
  const read = () => arrived.promise
  const all = Array.from({ length: 51 }, () => judgePdf(read).catch((error: Error) => error.message))
  expect(await judgePdf(read)).toEqual(refuse('unavailable', { retryAfterSeconds: 10 }))
  arrived.reject(new Error('The database is gone'))
  expect(new Set(await Promise.all(all))).toEqual(new Set(['The database is gone']))
  expect(await judgePdf(async () => renamedJpeg())).toEqual(done('not_pdf'))
})
