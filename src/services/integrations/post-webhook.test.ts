import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Receiver, startReceiver } from '../../../tests/harness/integrations/webhook-receiver.ts'
import { judgeWebhook } from './judge-webhook.ts'
import { type Outward, postWebhook } from './post-webhook.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

const never = new AbortController().signal
const sent = { headers: {}, body: '{}' }
const abroad: Outward = { mayBePrivate: false, timeoutMs: 2_000 }
const post = (url: string, outward: Partial<Outward> = {}) =>
  postWebhook(new URL(url), sent, { ...abroad, ...outward }, never)

describe('41.14 without the permission of the operator', () => {
  test.each([
    ['127.0.0.1'],
    ['localhost'],
    ['0.0.0.0'],
    ['[::1]'],
    ['[::ffff:127.0.0.1]'],
    ['2130706433'],
    ['0x7f.1'],
    ['169.254.169.254'],
  ])('a request to %s is not sent', async (host) => {
    expect(await post(`http://${host}:${receiver.port}/`)).toEqual({ problem: 'private_address' })
    expect(receiver.received).toEqual([])
  })

  test('a name is judged by all its addresses', async () => {
    const resolve = async () => ['93.184.216.34', '10.0.0.5']
    expect(await post(`http://inside.example:${receiver.port}/`, { resolve })).toEqual({
      problem: 'private_address',
    })
  })

  test('a name is resolved once, and the connection goes to the address that was judged', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']]
    let asked = 0
    const resolve = async () => answers[asked++] ?? []
    const answer = await post(`http://rebinding.example:${receiver.port}/`, { resolve, mayBePrivate: true })
    expect([answer, asked]).toEqual([{ status: 204 }, 1])
    expect(receiver.received.splice(0)[0]?.headers.host).toBe(`rebinding.example:${receiver.port}`)
  })

  test.each([
    ['http://receiver.example/', 'invalid_text'],
    ['https://127.0.0.1/', 'out_of_range'],
    ['https://[fd00::1]/', 'out_of_range'],
    ['https://localhost/', 'out_of_range'],
    ['https://0x7f000001/', 'out_of_range'],
    ['https://user:pass@receiver.example/', 'invalid_text'],
    ['ftp://receiver.example/', 'invalid_text'],
    ['receiver.example', 'invalid_text'],
    ['', 'required'],
    [`https://receiver.example/${'a'.repeat(500)}`, 'too_long'],
  ])('the address %s is refused when it is entered', (url, code) => {
    const judged = judgeWebhook({ name: 'Warehouse', url, events: ['match.created'] }, false)
    expect(judged).toMatchObject({ refusal: { errors: { url: code } } })
  })

  test('https addresses are accepted, and with the permission also http ones in private networks', () => {
    const typed = { name: 'Warehouse', events: ['match.created'] }
    expect(judgeWebhook({ ...typed, url: 'https://receiver.example/hook?x=1' }, false).ok).toBe(true)
    expect(judgeWebhook({ ...typed, url: 'http://10.0.0.5:8080/hook' }, true).ok).toBe(true)
  })
})

describe('41.15 of a response', () => {
  const answering = async (write: (socket: import('node:net').Socket) => void) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => write(socket))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answer = await post(`http://127.0.0.1:${port}/`, { mayBePrivate: true })
    server.close()
    return answer
  }

  test('only the status is read, however long the body is', async () => {
    const endless = await answering((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n')
      const flood = setInterval(() => socket.write('x'.repeat(65_536)), 1)
      socket.on('close', () => clearInterval(flood))
    })
    expect(endless).toEqual({ status: 200 })
  })

  test.each([
    ['headers that do not end', 'HTTP/1.1 200 OK\r\nx: y\r\n', 'timeout'],
    ['nothing', '', 'timeout'],
    ['huge headers', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 'invalid_answer'],
    ['another protocol', 'SSH-2.0-OpenSSH\r\n', 'invalid_answer'],
  ])('%s count as a failure', async (_what, text, problem) => {
    expect(await answering((socket) => socket.write(text))).toEqual({ problem })
  })

  test('an unreachable receiver and an unknown host name each have their own error', async () => {
    expect(await post('http://127.0.0.1:1/', { mayBePrivate: true })).toEqual({ problem: 'unreachable' })
    expect(await post('http://nowhere.example/', { resolve: async () => [] })).toEqual({
      problem: 'unknown_host',
    })
  })

  test('plain HTTP on a TLS port is a failure', async () => {
    const { problem } = await post(`https://127.0.0.1:${receiver.port}/`, { mayBePrivate: true })
    expect(['certificate', 'unreachable']).toContain(problem)
  })
})
