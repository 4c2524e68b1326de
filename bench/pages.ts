import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { paths } from '../src/domain/paths.ts'
import { startAster } from '../tests/harness/start-aster.ts'
import { databaseUrl, startTestPostgres } from '../tests/harness/test-postgres.ts'

const seconds = 4
const atOnce = 16

if (isMainThread) await compare()
else await serveBare(workerData)

/** Requests a second of each kind of page, compared with bare node:http that sends the same bytes. */
async function compare() {
  const postgres = await startTestPostgres()
  const aster = await startAster(databaseUrl(postgres.adminUrl, postgres.template), {
    ASTER_TRUST_PROXY: 'loopback',
  })
  const home = new Uint8Array(await (await fetch(aster.url)).arrayBuffer())
  const bare = new Worker(new URL(import.meta.url), { workerData: home })
  const [port] = (await once(bare, 'message')) as [number]
  try {
    const rates = {
      'bare node:http, the bytes of the home page': await rate(`http://127.0.0.1:${port}/`),
      'home page, cached': await rate(aster.url + paths.home(), 'identity'),
      'home page, cached, Brotli': await rate(aster.url + paths.home(), 'br'),
      'content page, cached, Brotli': await rate(aster.url + paths.whatIsExpert(), 'br'),
      'contact page, rendered each time, Brotli': await rate(aster.url + paths.contact(), 'br'),
    }
    const [yardstick = 1] = Object.values(rates)
    console.table(
      Object.entries(rates).map(([page, perSecond]) => ({
        page,
        'requests/s': Math.round(perSecond),
        'ratio to bare Node': (perSecond / yardstick).toFixed(2),
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

async function rate(url: string, encoding = 'identity'): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const until = performance.now() + seconds * 1000
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
  return answered / seconds
}
