import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/**
 * The time limit of a handler ends with the first byte of a stream: from then on the socket timeout decides, which
 * every byte that the reader takes begins anew. Buffers need no such care, because Fastify counts them as sent.
 */
export function letDownloadsTakeTheirTime(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable)) return
    // Fastify leaves a response alone that a listener has hijacked when its time limit is up.
    const goOn = () => {
      if (reply.raw.headersSent && !reply.raw.destroyed) reply.hijack()
    }
    request.signal.addEventListener('abort', goOn, { once: true })
  })
}
