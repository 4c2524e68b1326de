import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { routeName } from './route-name.ts'

type Answered = { method: string; route: string | undefined; status: number }

export type Metrics = ReturnType<typeof createMetrics>

type Sources = {
  pool(): { total: number; idle: number; waiting: number }
  /** The counts of readers, if `DATABASE_READ_URL` is set. */
  reads?: { replica: number; primary: number } | undefined
  mails(): Promise<{ counts: Readonly<Record<string, number>>; oldestSeconds: number }>
  isReady(): Promise<boolean>
  /** Page views of this instance, by what became of them. */
  views(): Readonly<Record<string, number>>
  /** Page views that were in the memory of killed instances. */
  lostViews(): Promise<number>
}

/** Prometheus metrics of process, requests, database connections and mails. */
export function createMetrics({ pool, reads, mails, isReady, views, lostViews }: Sources) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count)
    },
  })
  if (reads)
    new Counter({
      name: 'database_reads_total',
      help: 'Lists, searches, exports, matches and insights, by the server that they were read from',
      labelNames: ['from'],
      registers: [registry],
      collect() {
        this.reset()
        for (const [from, count] of Object.entries(reads)) this.inc({ from }, count)
      },
    })
  new Gauge({
    name: 'ready',
    help: '1 while visitors may be sent here, as /readyz says',
    registers: [registry],
    async collect() {
      this.set((await isReady().catch(() => false)) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'page_views',
    help: 'Page views of this instance since its start: taken, written, refused because too many waited; waiting now',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(views())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'page_views_lost',
    help: 'Page views that were in the memory of killed instances, of all instances together',
    registers: [registry],
    async collect() {
      this.set(await lostViews().catch(() => Number.NaN))
    },
  })
  const oldest = new Gauge({
    name: 'mail_oldest_seconds',
    help: 'How long the oldest mail waits that should have gone; mails that are held do not count',
    registers: [registry],
  })
  new Gauge({
    name: 'mails',
    help: 'Mails that wait, are being sent, or have failed',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset()
      // Other metrics stay available while the database is unreachable.
      const figures = await mails().catch(() => undefined)
      oldest.set(figures?.oldestSeconds ?? Number.NaN)
      for (const [status, count] of Object.entries(figures?.counts ?? {})) this.set({ status }, count)
    },
  })
  const record = ({ method, route = 'none', status }: Answered, ms: number) =>
    durations.observe({ method, route, status }, ms / 1000)
  return {
    registry,
    observe(app: FastifyInstance) {
      app.addHook('onResponse', async (request, { statusCode, elapsedTime }) =>
        record({ method: request.method, route: routeName(request), status: statusCode }, elapsedTime),
      )
    },
    /** Records a response of a shortcut. */
    record,
  }
}

/** Serves metrics on a separate port, so that a proxy misconfiguration cannot expose them. */
export async function serveMetrics({ registry }: Metrics, { host, port }: { host: string; port: number }) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  await once(server.listen(port, host), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
