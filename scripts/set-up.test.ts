import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const program = `
  import { setUp } from '${new URL('set-up.mjs', import.meta.url)}'
  process.on('SIGTERM', () => { console.log('closing'); setTimeout(() => process.exit(), 1500) })
  setInterval(() => {}, 1000)
  await setUp()
  console.log('running')`

/** npm's shell, which does not put the program in its own place, in a group of its own. */
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

test('what npm has started ends, in order, when npm is told to stop', async () => {
  const { pid, ended } = await startShell()
  process.kill(pid, 'SIGTERM')
  expect(await ended).toBe('running\nclosing\n')
})

test('a signal to npm and all that it has started is heard once', async () => {
  const { pid, ended } = await startShell()
  process.kill(-pid, 'SIGTERM')
  expect(await ended).toBe('running\nclosing\n')
})

test('a signal that nobody listens for has its usual effect', async () => {
  const { pid, ended } = await startShell()
  process.kill(-pid, 'SIGHUP')
  expect(await ended).toBe('running\n')
})
