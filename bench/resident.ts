import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '../src/domain/paths.ts'
import { arrive } from './drive/arrivals.ts'
import { given } from './drive/figures.ts'
import { renderedEachTime } from './drive/rendered-page.ts'
import { residentBars, residentOf, residentRow } from './drive/resident.ts'
import { type Row, report } from './drive/row.ts'
import { startSite } from './drive/site.ts'
import { prepareDay } from './drive/working-day.ts'

const seconds = given('seconds', 60)
const perSecond = given('rate', 20)
const pages = given('pages', 3000)
const atOnce = 32
const settleMs = 3000
const sampleMs = 100

/** Memory of one instance: idle, after cached and rendered pages, and after a minute of mixed load. */
const site = await startSite()
const rows: Row[] = []
let mostChildren = 0
const sampling = setInterval(() => {
  mostChildren = Math.max(mostChildren, residentOf(site.aster).children)
}, sampleMs)
const tell = (what: string, bar: number) => {
  rows.push(residentRow(what, { ...residentOf(site.aster), children: mostChildren }, bar))
  mostChildren = 0
}
try {
  await sleep(settleMs)
  tell('idle', residentBars.idle)
  await readMany(paths.home())
  tell(`after ${pages} cached pages, ${atOnce} at once`, residentBars.used)
  await readMany(paths.contact())
  tell(`after ${pages} pages filled for each visitor, ${atOnce} at once`, residentBars.used)
  await readMany(renderedEachTime)
  tell(`after ${pages} rendered pages, ${atOnce} at once`, residentBars.used)
  const day = await prepareDay(site)
  const acts = day.flatMap(([often, act]) => Array<typeof act>(often).fill(act))
  const { failures } = await arrive({
    perSecond,
    seconds,
    aheadMs: 0,
    // A step that is coprime to the number of actions mixes all kinds.
    prepare: async (number) => acts[(number * 61) % acts.length] ?? (async () => {}),
    act: (act) => act(),
  })
  tell(`after ${seconds} s of mixed load, ${perSecond} a second`, residentBars.used)
  for (const failure of new Set(failures)) console.log(failure)
  if (failures.length > 0) process.exitCode = 1
} finally {
  clearInterval(sampling)
  await site.stop()
}
console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`)
report(rows)

async function readMany(path: string): Promise<void> {
  let left = pages
  const reader = async () => {
    while (left-- > 0) await site.callers.expect(200, path, { headers: { 'accept-encoding': 'br' } })
  }
  await Promise.all(Array.from({ length: atOnce }, reader))
}
