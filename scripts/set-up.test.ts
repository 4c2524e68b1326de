import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

test('what npm has started ends, in order, when npm is told to stop', async () => {
  const program = `
    import { setUp } from '${new URL('set-up.mjs', import.meta.url)}'
    process.on('SIGTERM', () => { console.log('closing'); process.exit() })
    setInterval(() => {}, 1000)
    await setUp()
    console.log('running')`
  const script = '"$0" --input-type=module --eval "$1"; exit $?' // so that no shell puts the program in its own place
  const shell = spawn('sh', ['-c', script, process.execPath, program], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  shell.stdout.setEncoding('utf8')
  expect(await once(shell.stdout, 'data')).toEqual(['running\n'])
  shell.kill('SIGTERM')
  expect(await once(shell.stdout, 'data')).toEqual(['closing\n'])
})
