import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { headers: IncomingHttpHeaders; body: string; event: ReceivedEvent }
type ReceivedEvent = { id: string; type: string; timestamp: string; data: Record<string, unknown> }

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** A webhook receiver as an institution would write it; `answer` responds to each request. */
export async function startReceiver() {
  const received: Received[] = []
  let answer = (response: ServerResponse, _path: string) => {
    response.writeHead(204).end()
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body, event: JSON.parse(body) })
      answer(response, request.url ?? '')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    types: () => received.map(({ event }) => event.type),
    answers(next: typeof answer) {
      answer = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Verifies the signatures as Standard Webhooks specifies it. */
export function isSigned(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`)
}
