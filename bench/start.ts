import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { given, median, medianRatio } from './drive/figures.ts'
import { npmStart } from './drive/npm-start.ts'
import { limited, type Row, report } from './drive/row.ts'
import { startClone } from './drive/start-clone.ts'

const rounds = given('rounds', 5)
const mostMs = 2000

type Steps = Readonly<Record<string, number>>

if (process.argv.includes('--clone')) report(await startClone())
else report(await startInstalled())

/**
 * From `npm start` of an installed clone with data to its first page, and where the time goes; beside it `npm` with a
 * program that does nothing.
 */
async function startInstalled(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aster-start-'))
  try {
    await start(dataDir) // builds, and creates the database
    const starts: Steps[] = []
    const baseline: number[] = []
    for (let round = 0; round < rounds; round++) {
      baseline.push(await startNothing())
      starts.push(await start(dataDir))
    }
    const names = Object.keys(starts[0] ?? {})
    console.log(`load ${loadavg()[0]?.toFixed(1)}; milliseconds; the server loads while the database opens`)
    console.table(
      Object.fromEntries(
        names.map((name) => {
          const seen = starts.map((steps) => Math.round(steps[name] ?? Number.NaN))
          return [name, { median: median(seen), each: seen.join(', ') }]
        }),
      ),
    )
    const totals = starts.map(({ firstPage = Number.NaN }) => firstPage)
    const ratio = medianRatio(totals, baseline)
    console.log(
      `npm with an empty program ${Math.round(median(baseline))} ms: ${ratio.toFixed(1)} times as long`,
    )
    return [
      limited('npm start of an installed clone with data, to its first page', median(totals), mostMs, 'ms'),
    ]
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

async function start(dataDir: string): Promise<Steps> {
  const site = await npmStart({ ...process.env, ASTER_DATA_DIR: dataDir, ASTER_LOG_LEVEL: 'info' })
  const line = () =>
    site
      .printed()
      .split('\n')
      .find((text) => text.includes('"msg":"started"'))
  while (!line()) await sleep(5)
  const { ms, steps, time } = JSON.parse(line() ?? '') as { ms: number; steps: Steps; time: string }
  await site.stop()
  return { ...steps, npm: Date.parse(time) - ms - site.since, firstPage: site.firstPage }
}

async function startNothing(): Promise<number> {
  const since = Date.now()
  await once(spawn('npm', ['exec', '--', 'node', '--eval', ''], { stdio: 'ignore' }), 'exit')
  return Date.now() - since
}
