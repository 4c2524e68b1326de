import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { paths } from '../../src/domain/paths.ts'
import { startDeployed } from './deployed.ts'
import { given, median, medianRatio } from './figures.ts'
import { startNginx } from './nginx.ts'
import { renderedEachTime } from './rendered-page.ts'
import type { Row } from './row.ts'
import type { Site } from './site.ts'
import { type Asked, askWithWrk } from './wrk.ts'

type Programs = { wrk: string; nginx: string }

const course = { seconds: 2, connections: 32 }
const rounds = given('rounds', 5)

/**
 * Requests a second of cached pages, alternating with nginx that serves the same bytes from a file: first as deployed,
 * behind the cache of nginx, where the threshold applies; then ASTER alone.
 */
export async function comparePages({ aster, startAnother }: Site, { wrk, nginx }: Programs): Promise<Row[]> {
  const another = await startAnother()
  const sites = [aster, another].map(({ url }) => url.replace('localhost', '127.0.0.1'))
  const home = await fetchOnce(sites[0] + paths.home(), 'br')
  for (const site of sites)
    for (const encoding of ['br', 'gzip']) await fetchOnce(site + paths.home(), encoding)
  const deployed = await startDeployed(sites, home)
  const rivals = await Promise.all([1, 2].map((workers) => startNginx(nginx, workers, home)))
  try {
    const urls = rivals.map(({ url }) => url)
    const contests = [
      contest(
        'cached page, as deployed: nginx with its cache, two instances',
        [deployed.cached(paths.home()), deployed.cached(paths.home())],
        [deployed.file, deployed.file],
        0.8,
      ),
      ...contestsOf(sites, urls, String(home.headers.etag)),
    ]
    for (let round = -1; round < rounds; round++) {
      for (const { aster, nginx, seen } of contests) {
        const [ours, theirs] = [await askAll(wrk, aster), await askAll(wrk, nginx)]
        if (round < 0) continue // warm-up
        seen.aster.push(ours)
        seen.nginx.push(theirs)
      }
    }
    return contests.map(({ what, seen, atLeast }) => ({
      what,
      seen: `${Math.round(median(seen.aster))} requests/s`,
      against: `nginx, from a file: ${Math.round(median(seen.nginx))}`,
      ratio: medianRatio(seen.aster, seen.nginx),
      ...(atLeast && { atLeast }),
    }))
  } finally {
    await Promise.all([deployed, another, ...rivals].map((each) => each.stop()))
  }
}

const contest = (what: string, aster: Asked[], nginx: Asked[], atLeast?: number) => ({
  what,
  aster,
  nginx,
  atLeast,
  seen: { aster: [] as number[], nginx: [] as number[] },
})

function contestsOf([one = '', other = '']: string[], [single = '', double = '']: string[], etag: string) {
  const br = { 'accept-encoding': 'br' }
  const page = (url: string, headers: Asked['headers'] = br): Asked => ({ url, headers })
  const home = one + paths.home()
  return [
    contest('ASTER alone: cached page, one process', [page(home)], [page(single)]),
    contest(
      'ASTER alone: cached page, two processes',
      [page(home), page(other + paths.home())],
      [page(double), page(double)],
    ),
    contest(
      'ASTER alone: cached page, not modified (304)',
      [page(home, { ...br, 'if-none-match': etag })],
      [page(single)],
    ),
    contest('ASTER alone: cached page, gzip', [page(home, { 'accept-encoding': 'gzip' })], [page(single)]),
    contest(
      'ASTER alone: page filled for each visitor',
      [{ ...page(one + paths.contact()), fromManyCallers: true }],
      [page(single)],
    ),
    contest(
      'ASTER alone: page rendered for each request',
      [{ ...page(one + renderedEachTime), fromManyCallers: true }],
      [page(single)],
    ),
  ]
}

async function askAll(wrk: string, asked: readonly Asked[]): Promise<number> {
  const shares = await Promise.all(asked.map((each) => askWithWrk(wrk, each, course)))
  return shares.reduce((sum, share) => sum + share)
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
