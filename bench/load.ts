import { availableParallelism, loadavg } from 'node:os'
import { sql } from 'kysely'
import { tellFigures } from '../tests/harness/setup/trial.ts'
import { fillIn, keepFiles } from './drive/applicants.ts'
import { arrive } from './drive/arrivals.ts'
import { given, quantile } from './drive/figures.ts'
import { startMailSink } from './drive/mail-sink.ts'
import { startSite } from './drive/site.ts'

const seconds = given('seconds', 600)
const perSecond = given('rate', 50)
const mostMs = 250
const kinds = ['expert', 'hospital', 'trainer'] as const

/**
 * Applications over HTTP at a constant rate, evenly of each kind, while mails are sent. Captchas have the difficulty
 * of the tests and are solved two seconds ahead; experts' files are uploaded and judged before.
 */
const mailSink = await startMailSink()
const site = await startSite({ SMTP_URL: mailSink.url })
const { callers, store } = site
try {
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)
  const files = await keepFiles(store, 2 * Math.ceil((perSecond * seconds) / kinds.length))
  const { latencies, failures } = await arrive({
    perSecond,
    seconds,
    aheadMs: 2000,
    prepare(number) {
      const kind = kinds[number % kinds.length] ?? 'hospital'
      const own = kind === 'expert' ? { resume: files.pop(), endorsement: files.pop() } : {}
      return fillIn(callers, kind, own)
    },
    act: ({ path, call }) => callers.expect(201, path, call),
  })
  for (const failure of new Set(failures.slice(0, 5))) console.log(failure)
  const kept = await count('application')
  const p99 = quantile(latencies, 0.99)
  tellFigures('load', {
    'applications/s': perSecond,
    seconds,
    acknowledged: latencies.length,
    stored: kept,
    failed: failures.length,
    'p50 ms': quantile(latencies, 0.5).toFixed(0),
    'p99 ms': p99.toFixed(0),
    'longest ms': Math.max(...latencies.slice(-100_000)).toFixed(0),
    'mails sent meanwhile': await count('mail', sql`WHERE status = 'sent'`),
    'mails waiting': await count('mail', sql`WHERE status <> 'sent'`),
    load: loadavg()[0]?.toFixed(1) ?? '',
  })
  if (failures.length > 0 || p99 >= mostMs || kept !== latencies.length) process.exitCode = 1
} finally {
  await site.stop()
  mailSink.close()
}

async function count(table: string, where = sql``): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)} ${where}`.execute(store.db)
  return rows[0]?.count ?? 0
}
