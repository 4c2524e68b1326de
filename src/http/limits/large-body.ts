import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Endpoint } from '../../domain/api/endpoints.ts'
import { fileFields, longestInlineFile } from '../../domain/forms/engine/inline-file.ts'
import { Refused } from '../problems/problem.ts'
import { networkOf } from '../protection/client-name.ts'

/** Limit on concurrent bodies that contain files, for their memory. */
const mostAtOnce = 2
const retryAfterSeconds = 5

const seconds = 1000

/** Route options of a form whose JSON may contain files; none for others. */
export function roomForFiles(endpoint: Endpoint, ordinaryLimit: number) {
  const files = inlineFilesOf(endpoint).length
  if (files === 0) return {}
  return {
    bodyLimit: ordinaryLimit + files * longestInlineFile,
    onRequest: admitFew(ordinaryLimit),
  }
}

/** The fields of an endpoint's body that may hold a whole file in base64. */
export function inlineFilesOf({ form, edits }: Endpoint): string[] {
  const asked = form ?? edits
  return asked ? fileFields(asked) : []
}

/** Milliseconds to answer these, because files have to be judged; of an upload also to receive it. */
export const timeFor = {
  files: 60 * seconds,
  posts: 150 * seconds,
  uploads: 130 * seconds, // longer than the request timeout, so that received bytes can still be stored
}

/** Route options of pages with file fields; all locales of a page share the limit. */
export function roomForPosts(ordinaryLimit: number): Pick<RouteOptions, 'onRequest'> {
  return { onRequest: admitFew(ordinaryLimit) }
}

/** Bodies without Content-Length are refused earlier. */
const lengthOf = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0)

export const hasBody = (request: FastifyRequest): boolean => lengthOf(request) > 0

export const isLarge = (request: FastifyRequest, ordinaryLimit: number): boolean =>
  lengthOf(request) > ordinaryLimit

/** Two files for each of twenty colleagues behind one address. */
const mostOfOneCaller = 40

/** Route options of uploads, without a minimum rate. */
export function roomForUploads(): Pick<RouteOptions, 'onRequest'> {
  return { onRequest: admit({ ofOneCaller: mostOfOneCaller }) }
}

/** Few bodies without a file are longer. */
const mediumBody = 64 * 1024

/** Bounds the memory that stalled bodies of one caller fill: unlike an upload, a body stays in memory until it is complete. */
export function limitBodiesOfOneCaller(app: FastifyInstance): void {
  const admitSome = admit(
    { ofOneCaller: mostOfOneCaller },
    (request) => isLarge(request, mediumBody) && !request.routeOptions.config.patient,
  )
  app.addHook('onRequest', admitSome)
}

/** One large body per caller, so that one caller cannot use up the limit; other bodies are always admitted. */
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
    finished(reply.raw, () => admitted.splice(admitted.indexOf(caller), 1)) // also after a disconnect
  }
}
