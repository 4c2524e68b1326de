import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, type TestContext, test } from 'vitest'
import { answerError } from '../problems/answer-problem.ts'
import { answerInTime } from './answer-in-time.ts'

/** The clock looks every second. */
const precision = 1000

const idleMs = 300

type Routes = (app: FastifyInstance) => unknown

async function start(
  { onTestFinished }: TestContext,
  usualMs: number,
  addRoutes: Routes,
  connectionTimeout = idleMs,
) {
  const app = Fastify({ connectionTimeout, forceCloseConnections: true })
  app.setErrorHandler(answerError)
  const waiting = answerInTime(app, usualMs)
  await app.register(async (scope) => void addRoutes(scope))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { url, waiting }
}

const forever = () => new Promise<never>(() => {})

const judgeSlowly = async () => {
  await pause(1200)
  return 'judged'
}

const post = (url: string) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'cv' })

async function openSocket(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (text: string) => {
    received += text
  })
  socket.on('error', () => {}) // a write after the server has closed
  return { socket, received: () => received }
}

const postHead = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`

describe.concurrent('31.24', { timeout: 20_000 }, () => {
  test('a handler that hangs is answered with 503, also where the limit is beyond the idle timeout', async (context) => {
    const { url, waiting } = await start(context, 100, (app) => {
      app.get('/usual', forever)
      app.get('/longer', { config: { answerTimeout: 2 * idleMs } }, forever)
      app.post('/post', { config: { answerTimeout: 2 * idleMs } }, forever)
    })
    const answers = await Promise.all([fetch(`${url}/usual`), fetch(`${url}/longer`), post(`${url}/post`)])
    context.expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    context.expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5', '5'])
    context.expect(waiting()).toBe(0)
  })

  test('a post whose files are judged for longer than a line may be silent gets its answer', async (context) => {
    const { url, waiting } = await start(context, 100, (app) => {
      app.post('/patient', { config: { answerTimeout: 5000 } }, judgeSlowly)
      app.post('/ordinary', judgeSlowly)
    })
    const [patient, ordinary] = await Promise.all([post(`${url}/patient`), post(`${url}/ordinary`)])
    context.expect(await patient.text()).toBe('judged')
    context.expect(ordinary.status).toBe(503)
    context.expect(waiting()).toBe(0)
  })

  test('the limit begins once the body has been read, however long that takes', async (context) => {
    const [limit, bodyMs, step] = [1500, 4000, 100]
    const { url, waiting } = await start(context, limit, (app) => {
      app.post('/answers', async ({ body }) => body)
      app.post('/hangs', forever)
    })
    const [answers, hangs] = [await openSocket(url), await openSocket(url)]
    const began = performance.now()
    const length = bodyMs / step
    answers.socket.write(postHead('/answers', length))
    hangs.socket.write(postHead('/hangs', length))
    for (let sent = 0; sent < length; sent++) {
      await pause(step)
      for (const { socket } of [answers, hangs]) socket.write('a')
    }
    const bodyEnded = performance.now()
    await context.expect.poll(hangs.received, { timeout: 10_000, interval: 20 }).toMatch(/^HTTP\/1.1 503 /)
    context.expect(bodyEnded - began).toBeGreaterThan(bodyMs - step)
    context.expect(performance.now() - bodyEnded).toBeGreaterThan(limit - step)
    context.expect(answers.received()).toMatch(/^HTTP\/1.1 200 [\s\S]*\na{40}$/)
    context.expect(waiting()).toBe(0)
  })

  test('a check before the body that hangs is answered with 503, though the body has not arrived', async (context) => {
    const { url } = await start(context, 100, (app) => {
      app.addHook('onRequest', forever)
      app.post('/', judgeSlowly)
    })
    const { socket, received } = await openSocket(url)
    socket.write(`${postHead('/', 30)}a`)
    const keepSending = setInterval(() => socket.write('a'), idleMs / 3)
    context.onTestFinished(() => clearInterval(keepSending))
    await context.expect.poll(received, { timeout: 10_000 }).toMatch(/^HTTP\/1.1 503 /)
  })

  test('a parser that hangs when the body has arrived is answered with 503', async (context) => {
    const addRoutes = (app: FastifyInstance) => {
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('text/plain', forever)
      app.post('/', judgeSlowly)
    }
    const { url } = await start(context, 100, addRoutes, 20_000)
    context.expect((await post(url)).status).toBe(503)
  })

  test('the idle timeout holds again for the answer, and between the requests of a connection', async (context) => {
    const { url } = await start(context, 100, (app) => {
      app.get('/slow', { config: { answerTimeout: 20_000 } }, judgeSlowly)
      app.get('/stalls', { config: { answerTimeout: 20_000 } }, (_request, reply) =>
        reply.send(new Readable({ read() {} })),
      )
    })
    const { socket, received } = await openSocket(url)
    const closed = once(socket, 'close')
    socket.write(get('/slow'))
    await context.expect.poll(received, { timeout: 10_000 }).toMatch(/judged$/)
    socket.write(get('/stalls'))
    const began = performance.now()
    await closed
    context.expect(performance.now() - began).toBeLessThan(20_000 / 2)
  })

  test('the idle timeout holds for a body that its handler reads, until it is read', async (context) => {
    const { url } = await start(context, 100, (app) => {
      app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body))
      app.post('/', { config: { answerTimeout: 20_000 } }, async ({ raw }) => {
        for await (const _ of raw);
        return judgeSlowly()
      })
    })
    const head =
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/octet-stream\r\ncontent-length: 2\r\n\r\n'
    const [whole, half] = [await openSocket(url), await openSocket(url)]
    const began = performance.now()
    const closed = once(half.socket, 'close')
    half.socket.write(`${head}a`)
    whole.socket.write(`${head}aa`)
    await closed
    context.expect(performance.now() - began).toBeLessThan(20_000 / 2)
    await context.expect.poll(whole.received, { timeout: 10_000 }).toMatch(/judged$/)
  })

  test('a client that has gone is not answered, nor watched any longer', async (context) => {
    const { url, waiting } = await start(context, 60_000, (app) => app.get('/', forever))
    const { socket } = await openSocket(url)
    socket.write(get('/'))
    await context.expect.poll(waiting).toBe(1)
    socket.destroy()
    await context.expect.poll(waiting, { timeout: 5 * precision }).toBe(0)
  })

  test('a handler that ends while its 503 is being drawn changes nothing about it', async (context) => {
    let release = () => {}
    let lateEnded = false
    const { url, waiting } = await start(context, 100, (app) => {
      app.setErrorHandler(async (_error, _request, reply) => {
        reply.code(503).header('cache-control', 'no-store')
        release()
        await pause(200)
        return reply.type('text/html').send('calm')
      })
      app.get('/late', async (_request, reply) => {
        await new Promise<void>((resolve) => {
          release = resolve
        })
        lateEnded = true
        return reply.code(200).header('cache-control', 'public').type('text/plain').send('late')
      })
    })
    const answer = await fetch(`${url}/late`)
    context
      .expect([answer.status, answer.headers.get('cache-control'), await answer.text()])
      .toEqual([503, 'no-store', 'calm'])
    context.expect(lateEnded).toBe(true)
    context.expect(answer.headers.get('content-type')).toMatch('text/html')
    context.expect(waiting()).toBe(0)
  })
})
