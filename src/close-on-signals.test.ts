import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

/** A program whose close takes the given time. */
const program = `
  import { setTimeout as sleep } from 'node:timers/promises'
  import { closeOnSignals } from ${JSON.stringify(join(import.meta.dirname, 'close-on-signals.ts'))}
  setInterval(() => {}, 1000)
  closeOnSignals(async () => {
    console.log('closing')
    await sleep(Number(process.argv[1]))
    console.log('closed')
  })
  console.log('open')`

async function start(closingMs: number) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, `${closingMs}`])
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += text
  })
  await once(child.stdout, 'data')
  return { child, printed: () => printed, ended: once(child, 'close') }
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s shuts down gracefully', async (signal) => {
  const { child, printed, ended } = await start(300)
  child.kill(signal)
  expect(await ended).toEqual([0, null])
  expect(printed()).toBe('open\nclosing\nclosed\n')
})

test('a signal that arrives twice in short order counts once', async () => {
  const { child, printed, ended } = await start(300)
  child.kill('SIGINT')
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(printed()).toBe('open\nclosing\nclosed\n')
})

test('a second signal later on ends the process at once', async () => {
  const { child, printed, ended } = await start(60_000)
  child.kill('SIGTERM')
  await once(child.stdout, 'data')
  await sleep(1200)
  child.kill('SIGTERM')
  expect(await ended).toEqual([130, null])
  expect(printed()).toBe('open\nclosing\n')
})
