import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { paths } from '../src/domain/paths.ts'
import {
  databaseUrl,
  productionSettings,
  startTestPostgres,
} from '../tests/harness/postgres/test-postgres.ts'
import { startAster } from '../tests/harness/server/start-aster.ts'
import { processorMs } from './drive/processor-time.ts'
import { renderedEachTime } from './drive/rendered-page.ts'
import { report } from './drive/row.ts'

const seconds = 4
const warmUpSeconds = 1
const atOnce = 16

/** The ratio of processor time between a page that is rendered and one that is filled from a cached template. */
const leastRatio = 20

if (isMainThread) await compare()
else await serveBare(workerData)

/**
 * Requests a second of each kind of page, compared with bare node:http that sends the same bytes; and the server's
 * processor time for each, which other work on the machine changes less.
 */
async function compare() {
  const postgres = await startTestPostgres({ settings: productionSettings })
  const aster = await startAster(databaseUrl(postgres.adminUrl, postgres.template), {
    ASTER_TRUST_PROXY: 'loopback',
  })
  const home = new Uint8Array(await (await fetch(aster.url)).arrayBuffer())
  const bare = new Worker(new URL(import.meta.url), { workerData: home })
  const [port] = (await once(bare, 'message')) as [number]
  const measure = async (page: string, path: string, encoding: 'br' | 'gzip' | 'identity' = 'br') => {
    await rate(aster.url + path, encoding, warmUpSeconds)
    const before = processorMs(aster.process.pid ?? 0)
    const perSecond = await rate(aster.url + path, encoding)
    const ms = (processorMs(aster.process.pid ?? 0) - before) / (perSecond * seconds)
    return { page, perSecond, ms }
  }
  try {
    const yardstick = await rate(`http://127.0.0.1:${port}/`)
    const step = `${paths.applyHospital()}?step=general`
    const drawn = await measure('step of a form, rendered each time', renderedEachTime)
    const rows = [
      await measure('home page, cached, not compressed', paths.home(), 'identity'),
      await measure('home page, cached', paths.home()),
      await measure('content page, cached', paths.whatIsExpert()),
      await measure('contact page, filled for each visitor', paths.contact()),
      await measure('step of a form, filled for each visitor', step),
      await measure('step of a form, filled for each visitor, gzip', step, 'gzip'),
      await measure('step of a form, filled for each visitor, not compressed', step, 'identity'),
      drawn,
    ]
    console.table(
      rows.map(({ page, perSecond, ms }) => ({
        page,
        'requests/s': Math.round(perSecond),
        'ratio to bare Node': (perSecond / yardstick).toFixed(2),
        'processor ms': ms.toFixed(2),
      })),
    )
    report(
      rows
        .filter(({ page }) => page.startsWith('step') && page !== drawn.page)
        .map(({ page, ms }) => ({
          what: page,
          seen: `${ms.toFixed(2)} ms of processor time`,
          against: `rendered each time: ${drawn.ms.toFixed(2)}`,
          ratio: drawn.ms / ms,
          atLeast: leastRatio,
        })),
    )
  } finally {
    await bare.terminate()
    await aster.stop()
    await postgres.stop()
  }
}

async function serveBare(body: Uint8Array) {
  const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  parentPort?.postMessage((server.address() as AddressInfo).port)
}

async function rate(url: string, encoding = 'identity', lasting = seconds): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const until = performance.now() + lasting * 1000
  let answered = 0
  async function ask() {
    while (performance.now() < until) {
      // A different client address each time, so that no rate limit applies.
      const address = `10.${(answered >> 16) & 255}.${(answered >> 8) & 255}.${answered & 255}`
      const headers = { 'accept-encoding': encoding, 'x-forwarded-for': address }
      await new Promise<void>((resolve, reject) => {
        get(url, { agent, headers }, (response) => response.resume().on('end', resolve)).on('error', reject)
      })
      answered++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  agent.destroy()
  return answered / lasting
}
