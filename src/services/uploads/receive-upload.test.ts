import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshFiles, places, type TestFiles } from '../../../tests/harness/uploads/file-storages.ts'
import { findUpload, forgetUpload, readUpload, saveVerdict } from '../../store/uploads/uploads.ts'
import { beginUpload, receiveUpload } from './receive-upload.ts'

describe.each(places)('51.1 in the %s', (place) => {
  let files: TestFiles
  beforeAll(async () => {
    files = await freshFiles(place)
  })
  afterAll(() => files.drop())

  async function begin(size = 10): Promise<string> {
    const begun = await beginUpload(files.store, { name: 'cv.pdf', size, sender: 'one' })
    if (!begun.ok) throw new Error(begun.refusal.code)
    return begun.value.id
  }

  const receive = (id: string, start: number, pieces: AsyncIterable<Buffer> | string[], length = 1) =>
    receiveUpload(files.store, id, { start, length }, piecesOf(pieces))

  async function* piecesOf(pieces: AsyncIterable<Buffer> | string[]) {
    for await (const piece of pieces) yield Buffer.from(piece)
  }

  const textOf = async (id: string) =>
    Buffer.concat(await Readable.from(readUpload(files.store, id)).toArray()).toString()

  const refused = (code: string, file?: string) => ({
    ok: false,
    refusal: file ? { code, errors: { file } } : { code },
  })

  test('bytes are stored as they arrive, and an upload resumes where it stopped', async () => {
    const id = await begin()
    expect(await receive(id, 0, ['%PDF', '-1'])).toMatchObject({ ok: true, value: { received: 6 } })
    expect(await receive(id, 6, ['.7\r\n'])).toMatchObject({ ok: true, value: { received: 10 } })
    expect(await textOf(id)).toBe('%PDF-1.7\r\n')
  })

  test('an empty request changes nothing', async () => {
    const id = await begin()
    expect(await receive(id, 0, [])).toMatchObject({ ok: true, value: { received: 0 } })
  })

  test('an empty or too large file is refused before any bytes are sent', async () => {
    const announce = (size: number) => beginUpload(files.store, { name: 'cv.pdf', size, sender: 'one' })
    expect(await announce(0)).toEqual(refused('invalid_answers', 'not_pdf'))
    expect(await announce(10 * 1024 * 1024 + 1)).toEqual(refused('invalid_answers', 'file_too_large'))
    expect(await announce(10 * 1024 * 1024)).toMatchObject({ ok: true })
  })

  test('an upload that does not start like a PDF ends for good', async () => {
    const id = await begin()
    expect(await receive(id, 0, ['GIF89a'])).toEqual(refused('invalid_answers', 'not_pdf'))
    expect(await receive(id, 0, ['%PDF-1.7'])).toEqual(refused('invalid_answers', 'not_pdf'))
    expect(await findUpload(files.store, id)).toMatchObject({ received: 0, verdict: 'not_pdf' })
  })

  test('an upload with more bytes than announced ends, and its bytes are deleted', async () => {
    const id = await begin()
    expect(await receive(id, 0, ['%PDF-', '123456'])).toEqual(refused('invalid_answers', 'file_too_large'))
    expect(await textOf(id)).toBe('')
    expect(await findUpload(files.store, id)).toMatchObject({ verdict: 'file_too_large' })
  })

  test('a request with too large a Content-Length is refused before it is read', async () => {
    const id = await begin()
    expect(await receive(id, 0, ['%PDF-'], 11)).toEqual(refused('invalid_answers', 'file_too_large'))
    expect(await receive(id, 0, ['%PDF-'], 10)).toMatchObject({ ok: true, value: { received: 5 } })
  })

  test('bytes at a wrong offset are refused', async () => {
    const id = await begin()
    await receive(id, 0, ['%PDF-'])
    for (const start of [0, 4, 6, 10, Number.NaN, Number.POSITIVE_INFINITY])
      expect(await receive(id, start, ['x'])).toEqual(refused('offset_conflict'))
    expect(await textOf(id)).toBe('%PDF-')
  })

  test('an unknown upload is not found', async () => {
    expect(await receive(randomUUID(), 0, ['%PDF-'])).toEqual(refused('not_found'))
  })

  test('a sender that another one overtakes gets an offset conflict', async () => {
    const during = async (change: (id: string) => Promise<unknown>) => {
      const id = await begin()
      async function* line() {
        yield Buffer.from('%PDF-')
        await change(id)
        yield Buffer.from('late')
      }
      return { id, outcome: await receive(id, 0, line()) }
    }
    const overtaken = await during((id) => receive(id, 5, ['new']))
    expect(overtaken.outcome).toEqual(refused('offset_conflict'))
    expect(await textOf(overtaken.id)).toBe('%PDF-new')

    const cancelled = await during((id) => forgetUpload(files.store, id))
    expect(cancelled.outcome).toEqual(refused('not_found'))

    const judged = await during((id) => saveVerdict(files.store, id, { verdict: 'file_damaged' }))
    expect(judged.outcome).toEqual(refused('invalid_answers', 'file_damaged'))
  })

  test('bytes that arrived before the connection broke stay stored', async () => {
    const id = await begin()
    async function* line() {
      yield Buffer.from('%PDF-')
      throw new Error('broken')
    }
    await expect(receive(id, 0, line())).rejects.toThrow('broken')
    expect(await textOf(id)).toBe('%PDF-')
  })
})
