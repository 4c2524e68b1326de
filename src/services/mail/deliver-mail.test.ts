import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countOf, openPostOffice, queueMails } from '../../../tests/harness/mail/post-office.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { jobsOfTests } from '../../../tests/harness/server/jobs-of-tests.ts'
import { folderTransport } from '../../mail/transport/folder-transport.ts'
import { runJob } from '../background/run-job.ts'
import type { PostOffice } from './deliver-mail.ts'

let database: TestDatabase
let folder: string
let post: PostOffice
beforeEach(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'aster-copies-'))
})
afterEach(async () => {
  await post.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

const patience = { timeout: 20_000 }
const forget = (recipient: string) =>
  database.store.db.deleteFrom('mail').where('recipient', '=', recipient).execute()

test('the file of a mail is deleted with its row, at the latest by the next clean-up', async () => {
  const { store } = database
  await queueMails(store, 2)
  post = openPostOffice(store, folderTransport(folder))
  await expect.poll(() => countOf(store, 'sent'), patience).toBe(2)
  const [kept] = await store.db
    .selectFrom('mail')
    .select('id')
    .where('recipient', '=', 'reader-1@hospital.example')
    .execute()
  await forget('reader-0@hospital.example')
  const house = runJob(store, jobsOfTests([post.tidy]).cleanUp)
  await expect.poll(() => readdir(folder), patience).toEqual([expect.stringContaining(kept?.id ?? '')])
  await house.close()
})

test('a mail whose row is deleted during delivery leaves no file', async () => {
  const { store } = database
  const transport = folderTransport(folder)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow: typeof transport = {
    ...transport,
    deliver: (...mail) => released.then(() => transport.deliver(...mail)),
  }
  await queueMails(store, 1)
  post = openPostOffice(store, slow)
  await expect.poll(() => countOf(store, 'sending'), patience).toBe(1)
  await forget('reader-0@hospital.example')
  const tidied = post.tidy()
  release()
  await tidied
  expect(await readdir(folder)).toEqual([])
})
