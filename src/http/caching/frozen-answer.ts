import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, compressForMany, type Encoding } from './compress.ts'

export type FrozenAnswer = Record<Encoding, Buffer> & {
  type: string
  cacheControl: string
  etag: string
  /** The languages of the body, if it depends on those that the caller accepts. */
  languages?: readonly string[] | undefined
}

/** A response compressed once and served from memory, with an ETag. */
export async function freeze(
  text: string,
  type: string,
  cacheControl: string,
  languages?: readonly string[],
): Promise<FrozenAnswer> {
  const { hash, ...bodies } = await compressForMany(text)
  return { ...bodies, type, cacheControl, etag: `W/"${hash}"`, languages }
}

export function sendFrozen(request: FastifyRequest, reply: FastifyReply, answer: FrozenAnswer): FastifyReply {
  reply
    .header('cache-control', answer.cacheControl)
    .header('etag', answer.etag)
    .header('vary', answer.languages ? 'accept-encoding, accept-language' : 'accept-encoding')
  if (answer.languages) reply.header('content-language', answer.languages.join(', '))
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(answer.type).send(answer[encoding])
}
