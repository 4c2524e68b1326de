import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aster-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A process that writes down when its turn begins and, after a while, when it ends. */
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

test('of several processes one at a time does the work', async () => {
  const workers = Array.from({ length: 5 }, () => worker(50))
  await Promise.all(workers.map((child) => once(child, 'close')))
  expect(await turns()).toBe('begin end '.repeat(5))
})

test('a process that was killed holds up nobody', async () => {
  const killed = worker(60_000)
  if (killed.stdout) await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'close')
  const workers = [worker(50), worker(50)]
  await Promise.all(workers.map((child) => once(child, 'close')))
  expect(await turns()).toBe('begin begin end begin end ')
})
