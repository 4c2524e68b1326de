import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { freePort } from '../../../src/store/postgres/address.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { StaffBrowser } from '../staff-browser.ts'

let database: TestDatabase
let aster: ServedAster
let samples: string[]
beforeAll(async () => {
  database = await databaseWithSamples()
  const port = await freePort()
  aster = await serveAster(database.url, { ASTER_METRICS_PORT: String(port), ASTER_TRUST_PROXY: 'loopback' })
  const browser = new StaffBrowser(aster.url)
  await browser.post(paths.login(), { email: 'nobody@aster.example', password: 'a guess' })
  await browser.post('/api/experts-applications/authenticate', {})
  samples = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n')
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

const expressions = [...readFileSync('deploy/alerts.yml', 'utf8').matchAll(/^ +expr: (.*)$/gm)].map(
  ([, expression = '']) => expression,
)

test.each(expressions)('the example alert %s uses metrics that ASTER exports', (expression) => {
  expect(selectorsIn(expression).filter((selector) => !isExported(selector))).toEqual([])
})

test('this test would find an alert with an unknown metric, label or route', () => {
  for (const wrong of ['mails_failed > 1', 'mails{state="failed"} > 1', 'ready{route="/sign-in"} == 0']) {
    expect(selectorsIn(wrong).every(isExported), wrong).toBe(false)
  }
})

type Selector = { name: string; labels: { label: string; matches: RegExp }[] }

/** Metric names with their labels; a name before a bracket is a function. */
function selectorsIn(expression: string): Selector[] {
  const words = expression.replace(/\[\d+m\]|sum by \(le\)|offset \w+/g, '')
  return [...words.matchAll(/\b([a-z_]{2,})\b(?!["(a-z_])(?:\{([^}]*)\})?/g)]
    .filter(([, name]) => name !== 'up') // Prometheus itself exports it
    .map(([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)=~?"([^"]*)"/g)].map(([, label = '', value = '']) => ({
        label,
        matches: label === 'status' && /\d/.test(value) ? /^\d{3}$/ : new RegExp(`^(?:${value})$`),
      })),
    }))
}

/** HTTP statuses vary from run to run, so any status matches. */
function isExported({ name, labels }: Selector): boolean {
  const ofName = samples.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return ofName.some((line) =>
    labels.every(({ label, matches }) =>
      matches.test(new RegExp(`[{,]${label}="([^"]*)"`).exec(line)?.[1] ?? ''),
    ),
  )
}
