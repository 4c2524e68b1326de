import { availableParallelism, loadavg } from 'node:os'
import { provideNginx } from '../scripts/test/nginx.ts'
import { provideWrk } from '../scripts/test/wrk.ts'
import { comparePages } from './drive/compare-pages.ts'
import { compareSizes } from './drive/compare-sizes.ts'
import { compareSubmits } from './drive/compare-submits.ts'
import { given } from './drive/figures.ts'
import { residentBars, residentOf, residentRow } from './drive/resident.ts'
import type { Row } from './drive/row.ts'
import { startSite } from './drive/site.ts'

/** `--rows=1000000` takes a few minutes longer. */
const mostRows = given('rows', 100_000)
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= mostRows)

const [wrk, nginx] = [provideWrk(), provideNginx()]
if (!wrk || !nginx) process.exit(1)

/** The capacity of one instance; each figure has a baseline from the same run. */
const site = await startSite()
const rows: Row[] = []
try {
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the start`)
  const told = (what: string, bar: number) => rows.push(residentRow(what, residentOf(site.aster), bar))
  told('idle', residentBars.idle)
  rows.push(...(await comparePages(site, { wrk, nginx })))
  told('after the pages', residentBars.used)
  rows.push(...(await compareSubmits(site)))
  told('after the applications', residentBars.used)
  rows.push(...(await compareSizes(site.store, sizes)))
} finally {
  await site.stop()
}
console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`)
console.table(
  rows.map(({ ratio, atLeast, ...row }) => ({
    ...row,
    ratio: ratio.toFixed(2),
    bar: atLeast ? `≥ ${atLeast}` : '',
  })),
)
if (rows.some(({ ratio, atLeast = 0 }) => ratio < atLeast)) process.exitCode = 1
