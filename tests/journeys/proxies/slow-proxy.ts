import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const PIECE = 2000
const PAUSE = 40

/** A proxy with a connection so slow that a browser paints a page many times before it is complete. */
export async function slowProxy(target: string): Promise<{ url: string; close: () => Promise<void> }> {
  const proxy = createServer(async ({ url }, response) => {
    const answer = await fetch(new URL(url ?? '', target), { headers: { 'accept-encoding': 'identity' } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      for (let at = 0; at < bytes.length; at += PIECE) {
        response.write(bytes.subarray(at, at + PIECE))
        await pause(PAUSE)
      }
      response.end()
    } else {
      response.end(bytes)
    }
  })
  proxy.listen(0, 'localhost')
  await once(proxy, 'listening')
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    close: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
