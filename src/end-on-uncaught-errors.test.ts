import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const program = `
import { endOnUncaughtErrors } from './src/end-on-uncaught-errors.ts'
endOnUncaughtErrors()
const error = Object.assign(new Error('Key (email)=(ama@hospital.example) exists'), { code: '23505', detail: 'ama' })
`

test.each([
  ['an error', 'setTimeout(() => { throw error })'],
  ['a rejected promise', 'Promise.reject(error); setTimeout(() => {}, 1000)'],
])('an unhandled failure (%s) ends the process, and the log contains no user input', (_, failing) => {
  const args = ['--input-type=module', '--eval', program + failing]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout + stderr).not.toContain('ama')
  expect(JSON.parse(stdout)).toMatchObject({
    level: 'fatal',
    msg: 'uncaught error ends the process',
    err: { type: 'Error', code: '23505' },
  })
})
