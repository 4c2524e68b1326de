import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { readJson } from '../../../src/api/body/json-body.ts'
import { usualTimeouts } from '../../../src/http/http-server.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { listen, openConnection } from './raw-connection.ts'

/** The bodies below take longer than an answer may; the grace period of slow bodies is the usual one of 10 seconds. */
const timeouts = { ...usualTimeouts, answerTimeout: 500, requestTimeout: 16_000 }

const stepMs = 100

let api: ApiApp
let port: number
beforeAll(async () => {
  const config = { access: 'public' } as const
  const addRoutes = async (app: FastifyInstance) => {
    await app.register(async (scope) => {
      readJson(scope)
      scope.post('/answers', { config }, async () => ({ has: 'arrived' }))
      scope.post('/hangs', { config }, () => new Promise(() => {}))
    })
  }
  api = await startApi({}, addRoutes, timeouts)
  port = await listen(api.app)
})
afterAll(() => api.stop())

/** Sends `bytes` of a JSON text at an even rate, usually 1,000 bytes a second, until there is an answer. */
async function sendSlowly(path: string, length: number, { bytes = length, perStep = 100 } = {}) {
  const connection = await openConnection(port)
  const { socket } = connection
  const head = [`POST ${path} HTTP/1.1`, 'host: a', 'sec-fetch-site: same-origin']
  socket.write(
    `${[...head, 'content-type: application/json', `content-length: ${length}`].join('\r\n')}\r\n\r\n`,
  )
  const began = Date.now()
  const text = JSON.stringify('a'.repeat(length - 2))
  for (let sent = 0; sent < bytes && socket.writable && !connection.received(); sent += perStep) {
    socket.write(text.slice(sent, sent + perStep))
    await sleep(stepMs)
  }
  while (!connection.received()) await sleep(stepMs)
  return { answer: connection.received(), ms: Date.now() - began }
}

describe.concurrent('31.6 31.24 a body', { timeout: 40_000 }, () => {
  test('may take longer than the limit for its answer, if it is fast enough', async ({ expect }) => {
    const { answer, ms } = await sendSlowly('/answers', 3000)
    expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*{"has":"arrived"}$/)
    expect(ms).toBeGreaterThan(4 * timeouts.answerTimeout)
  })

  test('that has arrived slowly is answered with 503 if its handler hangs', async ({ expect }) => {
    const { answer, ms } = await sendSlowly('/hangs', 3000)
    expect(answer).toMatch(/^HTTP\/1.1 503 /)
    expect(ms).toBeGreaterThan(4 * timeouts.answerTimeout)
  })

  test('that stops is answered with 408 after its grace period', async ({ expect }) => {
    const { answer, ms } = await sendSlowly('/answers', 3000, { bytes: 100 })
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(ms).toBeGreaterThan(10_000)
  })

  test('below the minimum rate is answered with 408', async ({ expect }) => {
    const { answer, ms } = await sendSlowly('/answers', 3000, { perStep: 1 })
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(ms).toBeLessThan(timeouts.requestTimeout)
  })

  test('that is fast enough but too long for a whole request is answered with 408', async ({ expect }) => {
    const { answer, ms } = await sendSlowly('/answers', 60_000)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(ms).toBeGreaterThan(timeouts.requestTimeout - 1000)
  })
})
