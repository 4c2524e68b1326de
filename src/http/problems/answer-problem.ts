import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Problem } from '../../domain/api/endpoints.ts'
import { statusOf } from '../../domain/api/statuses.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { type Locale, localeFor } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { type Failure, failureOf } from './problem.ts'

/** Codes are the same in every language; only the words differ. */
export function problemOf(
  { code, errors, replacedBy, attemptsLeft }: Failure,
  requestId: string,
  { detail, locale = 'en' }: { detail?: Endpoint['failure'] | undefined; locale?: Locale } = {},
): Problem {
  const t = translator(locale, catalogueOf(locale))
  return {
    type: `/api/docs#${code}`,
    title: t(`problems.${code}`),
    status: statusOf[code],
    code,
    ...(detail && { detail: t(`problems.${detail}`) }),
    ...(errors && { errors }),
    ...(replacedBy && { replacedBy }),
    ...(attemptsLeft !== undefined && { attemptsLeft }),
    requestId,
  }
}

export function answerProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { failure: detail } = request.routeOptions.config
  const locale = localeFor(request.headers['accept-language'], false)
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds)
  return reply
    .code(statusOf[failure.code])
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .header('content-language', locale)
    .send(problemOf(failure, request.id, { detail, locale }))
}

/** The error handler of the API; the pages have one of their own. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error)
  if (failure.status >= 500) request.log.error({ err: error, code: failure.code }, 'request failed')
  return answerProblem(request, reply, failure)
}
