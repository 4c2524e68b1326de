import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics, serveMetrics } from './metrics.ts'

let countMails = async () => ({ counts: { queued: 4, failed: 2 }, oldestSeconds: 90 })
let isReady = true
const metrics = createMetrics({
  pool: () => ({ total: 5, idle: 3, waiting: 1 }),
  mails: () => countMails(),
  isReady: async () => isReady,
  views: () => ({ taken: 9, written: 6, refused: 1, waiting: 3 }),
  lostViews: async () => 2,
})
let server: Awaited<ReturnType<typeof serveMetrics>>
beforeAll(async () => {
  server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)

test('requests are counted by route pattern, never by URL', async () => {
  const app = fastify()
  metrics.observe(app)
  app.get('/people/:hash', async () => 'ok')
  await app.inject('/people/5d41402abc4b2a76?email=ama@hospital.example')
  await app.inject('/nowhere/5d41402abc4b2a76')
  const text = await (await get('/metrics')).text()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/people/:hash",status="200"} 1',
  )
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1')
  expect(text).not.toMatch(/5d41402|hospital/)
})

test('the metrics include database connections and process figures', async () => {
  const answer = await get('/metrics')
  expect(answer.headers.get('content-type')).toMatch('text/plain')
  const text = await answer.text()
  expect(text).toContain('database_connections{state="idle"} 3')
  expect(text).toContain('database_connections{state="waiting"} 1')
  expect(text).toContain('process_resident_memory_bytes')
})

test('the metrics include queued and failed mails while the database is available', async () => {
  const told = async () => (await get('/metrics')).text()
  expect(await told()).toContain('mails{status="queued"} 4')
  expect(await told()).toContain('mails{status="failed"} 2')
  expect(await told()).toContain('mail_oldest_seconds 90')
  countMails = () => Promise.reject(new Error('The database is away'))
  expect(await told()).not.toContain('mails{')
  expect(await told()).toContain('mail_oldest_seconds Nan')
  expect(await told()).toContain('database_connections{state="idle"} 3')
})

test('50.4 the metrics include the outcomes of page views', async () => {
  const told = await (await get('/metrics')).text()
  expect(told).toContain('page_views{state="taken"} 9')
  expect(told).toContain('page_views{state="refused"} 1')
  expect(told).toContain('page_views_lost 2')
})

test('the metrics include readiness', async () => {
  expect(await (await get('/metrics')).text()).toContain('ready 1')
  isReady = false
  expect(await (await get('/metrics')).text()).toContain('ready 0')
})

test('the metrics port serves nothing else', async () => {
  expect((await get('/')).status).toBe(404)
})

test('the start fails if the port is in use', async () => {
  await expect(serveMetrics(metrics, { host: '127.0.0.1', port: server.port })).rejects.toThrow('EADDRINUSE')
})
