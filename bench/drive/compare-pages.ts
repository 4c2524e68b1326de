import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { paths } from '../../src/domain/paths.ts'
import { given, median } from './figures.ts'
import { startNginx } from './nginx.ts'
import type { Row } from './row.ts'
import type { Site } from './site.ts'
import { type Asked, askWithWrk } from './wrk.ts'

type Programs = { wrk: string; nginx: string }
type Contestant = { row: string; by: 'aster' | 'nginx'; asked: Asked[] }

const course = { seconds: 2, connections: 32 }
const rounds = given('rounds', 5)

/** Requests a second of kept pages against nginx with the same bytes, in turns: one process each, then two. */
export async function comparePages({ aster, startAnother }: Site, { wrk, nginx }: Programs): Promise<Row[]> {
  const another = await startAnother()
  const ports = [aster, another].map(({ url }) => url.replace('localhost', '127.0.0.1'))
  const [one = ''] = ports
  const home = await fetchOnce(one + paths.home(), 'br')
  for (const port of ports)
    for (const as of ['br', 'gzip', 'identity']) await fetchOnce(port + paths.home(), as)
  const rivals = await Promise.all([1, 2].map((workers) => startNginx(nginx, workers, home)))
  const [single = '', double = ''] = rivals.map(({ url }) => url)
  const br = { 'accept-encoding': 'br' }
  const both = (urls: string[]) => urls.map((url) => ({ url, headers: br }))
  const whoHasIt = { ...br, 'if-none-match': String(home.headers.etag) }
  const page = (what: string, asked: Asked[], yardstick: Asked[]): Contestant[] => [
    { row: what, by: 'aster', asked },
    { row: what, by: 'nginx', asked: yardstick },
  ]
  const contestants = [
    ...page('kept page, Brotli, one process', both([one + paths.home()]), both([single])),
    ...page(
      'kept page, Brotli, two processes',
      both(ports.map((port) => port + paths.home())),
      both([double, double]),
    ),
    ...page('kept page, not changed (304)', [{ url: one + paths.home(), headers: whoHasIt }], both([single])),
    ...page(
      'kept page, gzip',
      [{ url: one + paths.home(), headers: { 'accept-encoding': 'gzip' } }],
      both([single]),
    ),
    ...page('page drawn for each reader', both([one + paths.contact()]), both([single])),
  ]
  const rates = new Map(contestants.map((contestant) => [contestant, [] as number[]]))
  for (let round = 0; round < rounds; round++) {
    for (const [{ asked }, seen] of rates) {
      const shares = await Promise.all(asked.map((each) => askWithWrk(wrk, each, course)))
      seen.push(shares.reduce((sum, share) => sum + share))
    }
  }
  await Promise.all([another.stop(), ...rivals.map((rival) => rival.stop())])

  const rateOf = (row: string, by: Contestant['by']) =>
    median(rates.get(contestants.find((each) => each.row === row && each.by === by) as Contestant) ?? [])
  return [...new Set(contestants.map(({ row }) => row))].map((what, index) => ({
    what,
    seen: `${Math.round(rateOf(what, 'aster'))} requests/s`,
    against: `nginx, Brotli page: ${Math.round(rateOf(what, 'nginx'))}`,
    ratio: rateOf(what, 'aster') / rateOf(what, 'nginx'),
    ...(index === 0 && { atLeast: 0.4 }),
  }))
}

function fetchOnce(url: string, encoding: string) {
  return new Promise<{ body: Buffer; headers: Record<string, string> }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (answer) =>
      resolve({ body: await buffer(answer), headers: textOf(answer.headers) }),
    ).on('error', reject)
  })
}

const textOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
