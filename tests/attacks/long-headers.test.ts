import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../src/domain/api/endpoints.ts'
import { apiPaths } from '../../src/domain/api/paths.ts'
import { paths } from '../../src/domain/paths.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { type RunningAster, startAster } from '../harness/server/start-aster.ts'
import { tellFigures, times } from '../harness/setup/trial.ts'
import { anyCaller, openClient } from './http-client.ts'

const names = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'if-none-match', 'origin'],
  ...['range', 'referer', 'sec-fetch-site', 'upload-metadata', 'user-agent', 'x-long', 'x-xsrf-token'],
]
/** Values that make a careless regular expression backtrack. */
const shapes: Readonly<Record<string, (size: number) => string>> = {
  spaces: (size) => `x${' '.repeat(size)}x`,
  'spaces and no end': (size) => `x;${' '.repeat(size)}"`,
  tabs: (size) => `en,${'\t'.repeat(size)},x`,
  commas: (size) => ','.repeat(size),
  semicolons: (size) => `br${';'.repeat(size)}q`,
  zeros: (size) => `br;q=0.${'0'.repeat(size)}1`,
}
const sizes = [7_500, 15_000]
const requests = [
  ...[paths.home(), paths.about(), paths.contact(), endpoints.listCountries.path, '/nowhere'].map((path) => ({
    method: 'GET',
    path,
  })),
  { method: 'POST', path: apiPaths.contact },
]
/** Quadratic code took 11 to 26 times as long. */
const mostTimesLetters = 10

let database: TestDatabase
let aster: RunningAster
beforeAll(async () => {
  database = await freshDatabase()
  aster = await startAster(database.url, { ASTER_TRUST_PROXY: 'loopback' })
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

/** The response time on a new connection. */
async function timeOf(name: string, value: string): Promise<number> {
  const client = openClient(aster.url, { connections: 1 })
  const since = performance.now()
  for (const request of requests) {
    const headers = { 'x-forwarded-for': anyCaller(), [name]: value }
    const { status } = await client.call({ ...request, headers })
    expect(status, `${name} of ${request.path}`).toBeLessThan(500)
  }
  client.close()
  return performance.now() - since
}

test('31.9 a hostile header value takes no longer than as many letters', {
  timeout: 300_000,
}, async () => {
  await timeOf('x-long', 'warm')
  const slow: string[] = []
  let [most, sent] = [0, 0]
  for (const name of names) {
    for (const size of sizes) {
      const letters = Math.max(50, await timeOf(name, 'x'.repeat(size)))
      for (const [shape, written] of Object.entries(shapes)) {
        const rounds = times(1, 5)
        for (let round = 0; round < rounds; round++) {
          const ratio = (await timeOf(name, written(size))) / letters
          sent += requests.length
          most = Math.max(most, ratio)
          if (ratio > mostTimesLetters) slow.push(`${name}, ${size} ${shape}: ${ratio.toFixed()} times`)
        }
      }
    }
  }
  tellFigures('long headers', { sent, 'at most so many times as long as letters': most.toFixed(1) })
  expect(slow).toEqual([])
})
