import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type TcpProxy = {
  port: number
  /** Drops all data silently, like a cable that is pulled out. */
  cut(): void
  mend(): void
  close(): void
}

/** A TCP proxy from one port of this machine to another. */
export async function openTcpProxy(port: number, target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const ends = isCut ? [near] : [near, connect({ port: target, host: '127.0.0.1', allowHalfOpen: true })]
    for (const socket of ends) {
      sockets.add(socket)
      socket.setNoDelay()
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket)
          if (!isCut) for (const end of ends) end.destroy()
        })
    }
    const [, far] = ends
    if (far) near.pipe(far).pipe(near)
    else near.resume()
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    cut() {
      isCut = true
      for (const socket of sockets) socket.unpipe().resume()
    },
    mend() {
      isCut = false
      hangUp() // their data is lost, so both ends have to reconnect
    },
    close() {
      server.close()
      hangUp()
    },
  }
}
