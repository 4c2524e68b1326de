import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { oneRequestAtATime } from './requests-in-turn.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function open(handle: RequestListener) {
  server = createServer(oneRequestAtATime(handle)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  let received = ''
  socket.on('data', (text: string) => {
    received += text
  })
  socket.on('error', () => {})
  return { socket, received: () => received, closed: new Promise((resolve) => socket.once('close', resolve)) }
}

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`
const answersIn = (text: string) => [...text.matchAll(/<(.*?)>/g)].map(([, path]) => path)

test('pipelined requests are handled one after the other and answered in their order', async () => {
  let running = 0
  let most = 0
  const { socket, received } = await open((request, response) => {
    most = Math.max(most, ++running)
    setTimeout(() => {
      running--
      response.end(`<${request.url}>`)
    }, 5)
  })
  const asked = ['/1', '/2', '/3', '/4', '/5']
  socket.write(asked.map(asking).join(''))
  await expect.poll(() => answersIn(received())).toEqual(asked)
  socket.write(asking('/6'))
  await expect.poll(() => answersIn(received())).toEqual([...asked, '/6'])
  expect(most).toBe(1)
})

test('a request whose body arrives late is handled in its turn', async () => {
  const { socket, received } = await open(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.end(`<${request.url} ${body}>`)
  })
  socket.write(`${asking('/1')}POST /2 HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\n\r\nab`)
  await expect.poll(() => answersIn(received())).toEqual(['/1 '])
  socket.write(`cd${asking('/3')}`)
  await expect.poll(() => answersIn(received())).toEqual(['/1 ', '/2 abcd', '/3 '])
})

test('a connection that pipelines too many requests is closed, and few of them are handled', async () => {
  let handled = 0
  const { socket, closed } = await open((_request, response) => {
    handled++
    setTimeout(() => response.end(), 50)
  })
  socket.write(asking('/').repeat(3000))
  await closed
  expect(handled).toBeLessThan(10)
})
