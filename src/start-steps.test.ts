import { expect, test } from 'vitest'
import { sayStart, startSteps } from './start-steps.ts'

test('the terminal says where the time of a start went, without steps that took none', () => {
  const steps = { setUp: 103, build: 204, node: 120, database: 650, migrations: 0, load: 550, routes: 451 }
  expect(sayStart({ ms: 1660, steps: { npm: 160, ...steps } })).toBe(
    'Started in 1.82 s: npm 0.16, set-up 0.10, build 0.20, Node.js 0.12, PostgreSQL 0.65, meanwhile loading the server 0.55, routes 0.45.',
  )
  expect(sayStart({ ms: 1000, steps: { ...steps, setUp: 0, build: 0 } })).toMatch(
    /^Started in 1\.00 s: Node\.js /,
  )
})

test('a start counts from what `npm start` did before this process', () => {
  const begun = performance.timeOrigin - 500
  const { ms, steps } = startSteps([
    `--begun=${begun}`,
    '--set-up=100',
    '--build=200',
    '--npm=150',
    '--other',
  ])
  expect(steps).toMatchObject({ npm: 150, setUp: 100, build: 200 })
  expect(ms).toBeGreaterThanOrEqual(500)
  expect(startSteps([]).steps).not.toHaveProperty('npm')
})
