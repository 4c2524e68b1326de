import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Endpoint } from '../../domain/api/endpoints.ts'
import { fileFields, longestInlineFile } from '../../domain/forms/engine/inline-file.ts'
import { Refused } from '../problems/problem.ts'
import { networkOf } from '../sessions/client-name.ts'

/** While it is read, such a body takes as much memory as its files do. */
const mostAtOnce = 2
const retryAfterSeconds = 5

const seconds = 1000

/** What the route of a form needs whose answers may hold whole files; nothing for any other. */
export function roomForFiles(
  endpoint: Endpoint,
  ordinaryLimit: number,
): Pick<RouteOptions, 'bodyLimit' | 'handlerTimeout' | 'onRequest'> {
  const files = inlineFilesOf(endpoint).length
  if (files === 0) return {}
  return {
    bodyLimit: ordinaryLimit + files * longestInlineFile,
    handlerTimeout: 60 * seconds, // reading the body included
    onRequest: admitFew(ordinaryLimit),
  }
}

/** The fields of an endpoint's body that may hold a whole file in base64. */
export function inlineFilesOf({ form, edits }: Endpoint): string[] {
  const asked = form ?? edits
  return asked ? fileFields(asked) : []
}

/** The same for the pages whose native forms have files, which share their places: a page is there in many languages. */
export function roomForPosts(ordinaryLimit: number): Pick<RouteOptions, 'handlerTimeout' | 'onRequest'> {
  return {
    handlerTimeout: 150 * seconds, // whoever has no script is often on a poor line; then the files are judged
    onRequest: admitFew(ordinaryLimit),
  }
}

/** A body that does not tell its length never comes this far. */
const lengthOf = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0)

export const hasBody = (request: FastifyRequest): boolean => lengthOf(request) > 0

export const isLarge = (request: FastifyRequest, ordinaryLimit: number): boolean =>
  lengthOf(request) > ordinaryLimit

/** The server's own patience with a request must run out first, so that what has arrived can still be kept. */
const longerThanAnyRequest = 130 * seconds

/** What the route of uploads needs, whose bytes may come as slowly as they like: two files for each of twenty colleagues. */
export function roomForUploads(): Pick<RouteOptions, 'handlerTimeout' | 'onRequest'> {
  return { handlerTimeout: longerThanAnyRequest, onRequest: admit({ ofOneCaller: 40 }) }
}

/** One of each caller, so that nobody keeps all others out; answers that name their uploads are always admitted. */
const admitFew = (ordinaryLimit: number) =>
  admit({ ofOneCaller: 1, inAll: mostAtOnce }, (request) => isLarge(request, ordinaryLimit))

function admit(
  { ofOneCaller, inAll = Number.POSITIVE_INFINITY }: { ofOneCaller: number; inAll?: number },
  counts: (request: FastifyRequest) => boolean = () => true,
) {
  const admitted: string[] = []
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!counts(request)) return
    const caller = networkOf(request.ip)
    if (admitted.filter((other) => other === caller).length >= ofOneCaller)
      throw new Refused({ code: 'too_many_requests', retryAfterSeconds })
    if (admitted.length >= inAll) throw new Refused({ code: 'unavailable', retryAfterSeconds })
    admitted.push(caller)
    finished(reply.raw, () => admitted.splice(admitted.indexOf(caller), 1)) // also of whoever has hung up already
  }
}
