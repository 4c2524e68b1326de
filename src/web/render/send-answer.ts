import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, compressForOne } from '../../http/caching/compress.ts'
import { allowSharedCaching } from '../../http/caching/shared-caching.ts'
import { callerOf } from '../../http/sessions/caller.ts'
import type { Answer } from './answer.ts'
import type { RepeatedAnswers } from './repeated-answers.ts'
import { speculationRulesPath } from './speculation-rules.ts'
import type { VisitorAnswers } from './visitor-answers.ts'

/** The shortcuts that answer the same request from now on, ahead of Fastify. */
export type Shortcuts = { repeated: RepeatedAnswers; visitors: VisitorAnswers }

/** Sends a document in the encoding that the browser accepts, with the headers of its kind. */
export async function sendAnswer(
  answer: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
  shortcuts?: Shortcuts,
) {
  if (answer.setCookies) reply.header('set-cookie', [...answer.setCookies])
  if (answer.signIn) callerOf(request, reply).signIn(answer.signIn)
  if (answer.retryAfterSeconds) reply.header('retry-after', answer.retryAfterSeconds)
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.type('text/html; charset=utf-8')
  if ('filled' in answer) {
    const { page, values } = answer.filled
    reply.header('cache-control', 'private, no-store')
    shortcuts?.visitors.remember(request, reply, answer.address, encoding)
    return reply.send(page.fill(values, encoding))
  }
  if ('html' in answer) {
    reply.code(answer.status)
    if (answer.isShared) allowSharedCaching(reply)
    else reply.header('cache-control', 'private, no-store')
    return reply.send(await compressForOne(answer.html, encoding))
  }
  const { kept, version } = answer
  const { body, etag } = kept[encoding]
  // Only content pages prefetch the next page: people stay on a form that they fill in.
  allowSharedCaching(reply).header('etag', etag).header('speculation-rules', `"${speculationRulesPath}"`)
  if (version) shortcuts?.repeated.remember(request, reply, { version, encoding, etag, body })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.send(body)
}
