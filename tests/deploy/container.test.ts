import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../src/store/postgres/address.ts'
import { startPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { createApplicant } from '../faults/applicant.ts'
import { makeFolder, noOrdinaryUser, ordinaryUid, removeFolders } from '../faults/data-folder.ts'
import { quiet } from '../harness/postgres/test-postgres.ts'
import { layOut, readImage } from './image.ts'

vi.setConfig({ testTimeout: 90_000 })

const image = readImage('deploy/Dockerfile')
const uid = noOrdinaryUser() ? undefined : ordinaryUid
const asUser = uid === undefined ? {} : { uid, gid: uid }

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
let env: NodeJS.ProcessEnv
let server: ChildProcess | undefined
beforeAll(async () => {
  await mkdir('.cache', { recursive: true })
  folder = await mkdtemp('.cache/image-')
  layOut(image, folder)
  await chmod(folder, 0o555)
  postgres = await startPostgres({
    dataDir: await makeFolder(),
    maxConnections: 20,
    log: quiet,
    transport: 'loopback',
  })
  env = {
    ...image.env,
    PORT: `${await freePort()}`,
    ASTER_DATA_DIR: await makeFolder(uid),
    ASTER_PUBLIC_URL: 'https://aster.example',
    ASTER_SECRET: 'Zk4v9qTn2Lr8Xw1Cy6Bd3Mh7Js5Pf0Ag',
    ASTER_CAPTCHA_COST: '100',
    ASTER_TRUST_PROXY: 'loopback',
    DATABASE_URL: postgres.url('aster'),
  }
  server = run(image.start)
})
afterAll(async () => {
  server?.kill('SIGKILL')
  await postgres?.close()
  await chmod(folder, 0o755) // so that its content can be removed without root
  await rm(folder, { recursive: true })
  await removeFolders()
})

/** Runs a command of the image in its folder, as a user who owns nothing there. */
const run = ([program, ...args]: string[]) => {
  expect(program).toBe('node')
  return spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore', ...asUser })
}
const site = () => `http://127.0.0.1:${env.PORT}`
const statusOf = (path: string) => fetch(site() + path).then(({ status }) => status)

test('the image has the tested version of Node and an unprivileged user', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  expect(image.bases).toEqual(Array(2).fill(`node:${dependencies.node}-bookworm-slim`))
  expect(image.user).toBe('node')
})

test('the content of the image serves the site, without dev dependencies and without write access', async () => {
  await expect.poll(() => statusOf('/readyz').catch(() => 0), { timeout: 80_000 }).toBe(200)
  const home = await (await fetch(`${site()}/`)).text()
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(home)?.[1] ?? ''
  expect(await statusOf(style)).toBe(200)
  if (uid !== undefined) {
    const writing = run(['node', '-e', 'fs.writeFileSync("src/left", "")'])
    expect(await once(writing, 'exit')).not.toEqual([0, null])
  }
})

test('an application with files is scanned and accepted there', async () => {
  expect(await createApplicant(site(), 1).goOn()).toHaveProperty('reference')
})

test('the health check passes while the server runs, and fails after SIGTERM has stopped it', async () => {
  expect(await once(run(image.health), 'exit')).toEqual([0, null])
  const ended = once(server as ChildProcess, 'exit')
  server?.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await once(run(image.health), 'exit')).toEqual([1, null])
})
