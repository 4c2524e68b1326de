import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Endpoint } from '../domain/api.ts'
import { fileFields, longestInlineFile } from '../domain/engine/inline-file.ts'
import { Refused } from './problem.ts'

/** While it is read, such a body is in memory about three times. */
const mostAtOnce = 2

const seconds = 1000

/** What the route of a form needs whose answers may hold whole files; nothing for any other. */
export function roomForFiles(
  { form, edits }: Endpoint,
  ordinaryLimit: number,
): Pick<RouteOptions, 'bodyLimit' | 'handlerTimeout' | 'onRequest'> {
  const asked = form ?? edits
  const files = asked ? fileFields(asked).length : 0
  if (files === 0) return {}
  return {
    bodyLimit: ordinaryLimit + files * longestInlineFile,
    handlerTimeout: 60 * seconds, // reading the body included
    onRequest: admitFew(ordinaryLimit),
  }
}

/** Answers that name their uploads are small and always admitted. */
function admitFew(ordinaryLimit: number) {
  let reading = 0
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { 'content-length': length } = request.headers
    if (length !== undefined && Number(length) <= ordinaryLimit) return
    if (reading === mostAtOnce) throw new Refused({ code: 'unavailable', retryAfterSeconds: 5 })
    reading++
    reply.raw.once('close', () => reading--)
  }
}
