import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ComposedMail } from '../render/compose-mail.ts'
import { folderTransport } from './folder-transport.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'aster-mail-'))
})
afterAll(() => rm(parent, { recursive: true }))

const mail: ComposedMail = {
  id: '9c4d7f10-2b3e-4f6a-8d15-6e7f8091a2b3',
  queuedAt: new Date('2026-11-15T09:30:00Z'),
  envelope: { from: 'registry@aster.example', to: ['ama@hospital.example'] },
  bytes: Buffer.from('Subject: Hello\r\n\r\nHello\r\n'),
}
const name = '2026-11-15T09-30-00.000Z-9c4d7f10-2b3e-4f6a-8d15-6e7f8091a2b3.eml'
const signal = new AbortController().signal

test('without a mail server, a mail is written as an .eml file', async () => {
  const folder = join(parent, 'data', 'mail')
  expect(await folderTransport(folder).deliver(mail, signal)).toEqual({ result: 'sent' })
  expect(await readdir(folder)).toEqual([name])
  expect(await readFile(join(folder, name))).toEqual(mail.bytes)
})

test('only the owner may read the file', async () => {
  const folder = join(parent, 'private')
  await folderTransport(folder).deliver(mail, signal)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
})

test('a mail delivered twice is one file, even after an interrupted delivery', async () => {
  const folder = join(parent, 'twice')
  const transport = folderTransport(folder)
  await transport.deliver(mail, signal)
  await writeFile(join(folder, `${name}.unfinished`), 'half a')
  await transport.deliver(mail, signal)
  expect(await readdir(folder)).toEqual([name])
})

test('deleting a mail removes its file and partial files, and nothing else', async () => {
  const folder = join(parent, 'forgotten')
  const { deliver, copies } = folderTransport(folder)
  expect(await copies?.list()).toEqual([])
  const other = { ...mail, id: '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21' }
  for (const one of [mail, other]) await deliver(one, signal)
  await writeFile(join(folder, `${name}.unfinished`), 'half a')
  await writeFile(join(folder, 'notes.txt'), 'of somebody else')
  expect((await copies?.list())?.sort()).toEqual([other.id, mail.id])
  await copies?.remove([mail.id])
  expect((await readdir(folder)).sort()).toEqual([name.replace(mail.id, other.id), 'notes.txt'])
})

test('an unwritable folder is an outage: the mail stays queued', async () => {
  const file = join(parent, 'a-file')
  await writeFile(file, '')
  expect(await folderTransport(join(file, 'mail')).deliver(mail, signal)).toEqual({
    result: 'unreachable',
    code: 'ENOTDIR',
    problem: 'ENOTDIR',
  })
})
