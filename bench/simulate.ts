import { availableParallelism, loadavg } from 'node:os'
import { openPast } from '../scripts/demo/past/scratch-database.ts'
import { quickSettings, quiet, startTestPostgres } from '../tests/harness/postgres/test-postgres.ts'
import { keepTemporaryFilesInMemory } from '../tests/harness/setup/temporary-folder.ts'
import { given } from './drive/figures.ts'
import { limited, report } from './drive/row.ts'
import { postmasterOf } from './drive/time-of-postgres.ts'
import { patiently } from './seed/patiently.ts'
import { findAll } from './simulate/invariants/every-invariant.ts'
import { moveDate } from './simulate/moved-date.ts'
import { printProgramme, secondsSince, sizeOf, type Year } from './simulate/print.ts'
import { playProgramme } from './simulate/programme.ts'
import { openWorld } from './simulate/world.ts'

const size = {
  hospitals: given('hospitals', 1000),
  experts: given('experts', 5000),
  years: given('years', 5),
}
const seed = String(given('seed', 1))
const begins = new Date('2027-01-04T00:00:00Z')

/** The limit for the default size. */
const mostSeconds = 600

keepTemporaryFilesInMemory()
const postgres = await startTestPostgres({
  transport: 'socket', // as an installed site has it
  settings: { ...quickSettings, autovacuum: 'on' },
})
const past = await openPast(postgres.adminUrl, { ...quiet, warn: console.warn, error: console.error }, begins)
const putBack = moveDate(past.now)
try {
  const postmaster = await postmasterOf(past.store)
  const world = await openWorld(past, seed)
  const since = performance.now()
  const seconds = secondsSince(postmaster)
  const years: Year[] = []
  await playProgramme(world, size, (year) => {
    const row = { year: String(year), ...seconds() }
    years.push(row)
    console.log(
      Object.entries(row)
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
    )
  })
  years.push({ year: 'rest', ...seconds() })
  const findings = await findAll(past.store, { ...world.letters, ...world })
  printProgramme(world, years, findings)
  console.table(await patiently(past.store, sizeOf))
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end`)
  const violations = [...findings.values()].reduce((sum, finding) => sum + finding.violations, 0)
  const what = `${size.hospitals} hospitals and ${size.experts} experts over ${size.years} years`
  report([
    limited(what, (performance.now() - since) / 1000, mostSeconds, 's'),
    {
      what: `violations of ${findings.size} invariants`,
      seen: `${violations}`,
      against: 'none',
      ratio: violations === 0 ? 1 : 0,
      atLeast: 1,
    },
  ])
} finally {
  putBack()
  await past.drop()
  await postgres.stop()
}
