import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type DatabaseProxy = {
  url: string
  cut(): Promise<void>
  mend(): Promise<void>
  /** Drops all data silently; connections opened meanwhile stay dead afterwards. */
  swallow(): void
  /** Lets new connections through again. */
  hear(): void
}

/** A TCP proxy to a database that can be cut and restored, to simulate an outage. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const folder = target.searchParams.get('host')
  const sockets = new Set<Socket>()
  let isSwallowing = false
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
    if (isSwallowing) for (const socket of [near, far]) socket.unpipe().resume()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  url.searchParams.delete('host')
  return {
    url: url.href,
    swallow() {
      isSwallowing = true
      for (const socket of sockets) socket.unpipe().resume()
    },
    hear() {
      isSwallowing = false
    },
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async mend() {
      await once(server.listen(port, '127.0.0.1'), 'listening')
    },
  }
}
