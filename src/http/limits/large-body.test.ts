import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitBodiesOfOneCaller } from './large-body.ts'

test('one caller may send forty longer bodies at the same time, and any number of short ones', async () => {
  const app = Fastify()
  limitBodiesOfOneCaller(app)
  app.setErrorHandler((_, __, reply) => reply.code(429).send())
  app.post('/', async () => 'received')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const post = (length: number) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a'.repeat(length) })
  const begin = async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const head = ['POST / HTTP/1.1', 'Host: localhost', 'Content-Type: text/plain', 'Content-Length: 100000']
    await new Promise<void>((sent) => socket.write(`${head.join('\r\n')}\r\n\r\na`, () => sent()))
    return socket
  }
  try {
    const begun = await Promise.all(Array.from({ length: 40 }, begin))
    await expect.poll(async () => (await post(100_000)).status).toBe(429)
    expect((await post(1_000)).status).toBe(200)
    for (const socket of begun) socket.destroy()
    await expect.poll(async () => (await post(100_000)).status).toBe(200)
  } finally {
    await app.close()
  }
})
