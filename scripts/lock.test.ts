import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aster-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A process that records when it gets the lock and when it releases it. */
function worker(milliseconds: number): ChildProcess {
  const program = `
    import { appendFileSync } from 'node:fs'
    import { setTimeout } from 'node:timers/promises'
    import { withLock } from '${new URL('lock.mjs', import.meta.url)}'
    await withLock('turn', async () => {
      appendFileSync('turns', 'begin ')
      console.log('begun')
      await setTimeout(${milliseconds})
      appendFileSync('turns', 'end ')
    })`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: folder })
}

const turns = () => readFile(join(folder, 'turns'), 'utf8')

test('only one process at a time holds the lock', async () => {
  const workers = Array.from({ length: 5 }, () => worker(50))
  await Promise.all(workers.map((child) => once(child, 'close')))
  expect(await turns()).toBe('begin end '.repeat(5))
})

test('the lock of a killed process is released', async () => {
  const killed = worker(60_000)
  if (killed.stdout) await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'close')
  const workers = [worker(50), worker(50)]
  await Promise.all(workers.map((child) => once(child, 'close')))
  expect(await turns()).toBe('begin begin end begin end ')
})

/** The lock of a dead process whose id this process has now. */
async function leaveLock(pid: number, birth: string) {
  await mkdir(join(folder, '.cache/turn.lock'), { recursive: true })
  await writeFile(join(folder, `.cache/turn.lock/${pid}-${birth}-abcdef`), '')
}

test('a reused process id does not hold the lock', async (context) => {
  context.skip(process.platform !== 'linux', 'only Linux tells when a process was born')
  await leaveLock(process.pid, '1')
  await once(worker(50), 'close')
  expect(await turns()).toBe('begin end ')
})

test('a process waits for a living owner of the lock', async (context) => {
  context.skip(process.platform !== 'linux', 'only Linux tells when a process was born')
  const stat = await readFile('/proc/self/stat', 'utf8')
  await leaveLock(process.pid, stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '')
  const waiting = worker(50)
  if (waiting.stderr) expect(`${await once(waiting.stderr, 'data')}`).toMatch(/^Waiting for another process/)
  await rm(join(folder, '.cache/turn.lock'), { recursive: true })
  await once(waiting, 'close')
  expect(await turns()).toBe('begin end ')
})
