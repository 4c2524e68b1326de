import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideNginx } from '../scripts/test/nginx.ts'
import { provideWrk } from '../scripts/test/wrk.ts'
import { comparePages } from './drive/compare-pages.ts'
import { compareSizes } from './drive/compare-sizes.ts'
import { compareSubmits } from './drive/compare-submits.ts'
import { given } from './drive/figures.ts'
import { residentBars, residentOf, residentRow } from './drive/resident.ts'
import { type Row, readRows, report, rowsInto } from './drive/row.ts'
import { startSite } from './drive/site.ts'

/** `--rows=1000000` takes a few minutes longer. */
const mostRows = given('rows', 100_000)
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= mostRows)

/** Each runs in its own process, with a database of its own; `--alone` leaves them out. */
const others = ['pages', 'views', 'matching', 'files', 'start', 'simulate']

const [wrk, nginx] = [provideWrk(), provideNginx()]
if (!wrk || !nginx) process.exit(1)

/** The capacity of one instance and of its parts; each figure has a baseline from the same run. */
console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the start`)
const rows = await measureInstance({ wrk, nginx })
if (!process.argv.includes('--alone')) rows.push(...others.flatMap(rowsOf))
console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`)
report(rows)

async function measureInstance(programs: { wrk: string; nginx: string }): Promise<Row[]> {
  const site = await startSite()
  const seen: Row[] = []
  const told = (what: string, bar: number) => seen.push(residentRow(what, residentOf(site.aster), bar))
  try {
    told('idle', residentBars.idle)
    seen.push(...(await comparePages(site, programs)))
    told('after the pages', residentBars.used)
    seen.push(...(await compareSubmits(site)))
    told('after the applications', residentBars.used)
    seen.push(...(await compareSizes(site.store, sizes)))
  } finally {
    await site.stop()
  }
  return seen
}

function rowsOf(bench: string): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'aster-bench-rows-'))
  const file = join(folder, 'rows')
  writeFileSync(file, '')
  console.log(`\n--- ${bench} ---`)
  const { status } = spawnSync(process.execPath, [`bench/${bench}.ts`, rowsInto(file)], { stdio: 'inherit' })
  const rows = readRows(file)
  rmSync(folder, { recursive: true })
  if (status !== 0) process.exitCode = 1
  return rows
}
