import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type RawConnection = { socket: Socket; received: () => string; closed: Promise<unknown> }

export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** A raw TCP connection, for slow or malformed requests that no client library sends. */
export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (text: string) => {
    received += text
  })
  socket.on('error', () => {})
  return { socket, received: () => received, closed: new Promise((resolve) => socket.once('close', resolve)) }
}
