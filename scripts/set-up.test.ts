import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const program = `
  import { setUp } from '${new URL('set-up.mjs', import.meta.url)}'
  process.on('SIGTERM', () => { console.log('closing'); setTimeout(() => process.exit(), 1500) })
  setInterval(() => {}, 1000)
  await setUp()
  console.log('running')`

/** A shell like npm's, which does not exec the program, in its own process group. */
async function startShell() {
  const script = '"$0" --input-type=module --eval "$1"; exit $?'
  const shell = spawn('sh', ['-c', script, process.execPath, program], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    detached: true,
  })
  let printed = ''
  shell.stdout.on('data', (text) => {
    printed += text
  })
  await once(shell.stdout, 'data')
  return { pid: shell.pid ?? 0, ended: once(shell, 'close').then(() => printed) }
}

test('the program shuts down gracefully when npm is stopped', async () => {
  const { pid, ended } = await startShell()
  process.kill(pid, 'SIGTERM')
  expect(await ended).toBe('running\nclosing\n')
})

test('a signal to the whole process group is handled once', async () => {
  const { pid, ended } = await startShell()
  process.kill(-pid, 'SIGTERM')
  expect(await ended).toBe('running\nclosing\n')
})

test('a signal without a listener has its default effect', async () => {
  const { pid, ended } = await startShell()
  process.kill(-pid, 'SIGHUP')
  expect(await ended).toBe('running\n')
})
