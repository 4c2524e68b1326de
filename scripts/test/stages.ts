import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../src/store/postgres/embedded-postgres.ts'
import { runParts } from '../check/parts.ts'
import { provideChromium } from './chromium.ts'
import { journeysTally, reportFile, type Tally, vitestTally } from './tally.ts'

/** In the order in which they run; each tells how much of it passed, and a failed one stops none after it. */
export const stages: Readonly<Record<string, () => Promise<Tally>>> = { check, build, unit, server, journeys }

async function check(): Promise<Tally> {
  const parts = await runParts()
  for (const { name, passed, complaint } of parts) console.log(passed ? `${name} ok` : `${name} FAILED\n${complaint}`)
  const passed = parts.filter((part) => part.passed).length
  return { passed, failed: parts.length - passed }
}

async function build(): Promise<Tally> {
  return (await run('scripts/build.ts')) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function unit(): Promise<Tally> {
  return vitest('unit', {})
}

/** What touches the database, once more on a server that ASTER did not start: over TCP and with a password. */
async function server(): Promise<Tally> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aster-server-'))
  const postgres = await startPostgres({ dataDir, maxConnections: 50, log: console, transport: 'loopback' })
  try {
    return await vitest('server', { ASTER_TEST_DATABASE_URL: postgres.url('aster') }, 'src/store', 'src/services', 'tests/api')
  } finally {
    await postgres.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function journeys(): Promise<Tally> {
  if (!provideChromium()) return { passed: 0, failed: 1 }
  const report = reportFile('journeys')
  const done = await run('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return journeysTally(report, done)
}
