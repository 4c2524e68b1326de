import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from '../../domain/api/statuses.ts'
import { longestWorthReading } from '../../domain/forms/engine/plain-text.ts'
import {
  isOfTeam,
  isPseudo,
  type Locale,
  locales,
  localPath,
  pseudoLocales,
  splitLocale,
} from '../../domain/messages/locales.ts'
import { splitWrittenLocale } from '../../domain/messages/written-locale.ts'
import { paths } from '../../domain/paths.ts'
import type { Refusal } from '../../domain/refusals.ts'
import { type Duty, isForStaff } from '../../domain/staff/roles.ts'
import { loginPath } from '../../domain/staff/sign-in.ts'
import { canGiveBack } from '../../http/limits/judge-before-body.ts'
import { roomForPosts, timeFor } from '../../http/limits/large-body.ts'
import { failureOf } from '../../http/problems/problem.ts'
import { csrfToken } from '../../http/protection/csrf.ts'
import { staffOf } from '../../http/sessions/access.ts'
import { callerOf } from '../../http/sessions/caller.ts'
import type { Services } from '../../services/services.ts'
import { type Asked, type Failure, PageAnswers, type Site } from './answer.ts'
import { readFormBody } from './form-body.ts'
import { filesOf, readMultipart } from './multipart.ts'
import { addressesOf, canonicalAddresses, parametersOf } from './page-addresses.ts'
import { type Shortcuts, sendAnswer } from './send-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a native post: the pattern of its page in the route table. */
    pattern?: string
    /** For a native post: whether only staff may send it. */
    isOfStaff?: boolean
  }
}

export type PagesOptions = Site & {
  services: Services
  shortcuts: Shortcuts
  development: boolean
  withPseudoLocales: boolean
}

/** Twice what the largest form takes when every letter is escaped. */
const visitorsBodyLimit = 512 * 1024

/** Answers every path of the route table, in every locale, with a document. */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  readFormBody(app)
  readMultipart(app)
  const answers = new PageAnswers(options)
  const roomForFiles = roomForPosts(app.initialConfig.bodyLimit ?? 0)
  const { routes } = await options.entry()
  const shown = Object.keys({ ...locales, ...(options.withPseudoLocales ? pseudoLocales : {}) }) as Locale[]

  const served = Object.entries(routes).filter(
    ([, { access }]) => options.development || access !== 'development',
  )
  const rightAddress = canonicalAddresses(
    served.map(([pattern]) => pattern),
    options.withPseudoLocales,
  )

  for (const [pattern, route] of served) {
    const { access, submitAccess = access, knowsStaff, limit, fileFields, showsMail, submit } = route
    const { beforeSecondStep = false, readLimit = 'page' } = route
    const read = { access, knowsStaff, beforeSecondStep, limit: readLimit }
    for (const url of addressesOf(pattern, isOfTeam(pattern) ? shown.filter(isSpokenByTeam) : shown)) {
      // One route for both methods: half of the time that the server takes to start is for its routes.
      app.route({
        method: ['GET', 'HEAD'],
        url,
        config: read,
        handler: async (request, reply) => {
          const slashless = withoutLastSlash(request.url)
          if (slashless) return reply.redirect(slashless, 308)
          if (showsMail) allowStyles(reply)
          return sendAnswer(
            await answers.show(pattern, ask(request, reply)),
            request,
            reply,
            options.shortcuts,
          )
        },
      })
      if (!submit) continue
      const config = {
        access: submitAccess,
        beforeSecondStep,
        pattern,
        isOfStaff: isForStaff(submitAccess),
        ...(limit && { limit }),
        ...(fileFields && { fileFields, answerTimeout: timeFor.posts }),
        givesBack: route.giveBack !== undefined,
      }
      const room = fileFields ? roomForFiles : config.isOfStaff ? {} : { bodyLimit: visitorsBodyLimit }
      app.post(url, { config, ...room }, async (request, reply) => {
        if (showsMail) allowStyles(reply)
        return sendAnswer(await answers.submit(pattern, postOf(request, reply)), request, reply)
      })
    }
  }

  app.setNotFoundHandler(async (request, reply) => {
    const { locale, path } = splitLocale(request.url, options.withPseudoLocales)
    if (locale !== 'en' && isOfTeam(path)) return reply.redirect(path, 308)
    const right = isRead(request) && rightAddress(request.url)
    if (right) return reply.redirect(right, 308)
    const { path: url } = splitLocale(pathOf(request), options.withPseudoLocales)
    const isPage = request.method !== 'GET' && app.hasRoute({ method: 'GET', url })
    if (!isPage) {
      const written = splitWrittenLocale(pathOf(request), options.withPseudoLocales)
      return sendAnswer(await answers.notFound({ ...ask(request, reply), ...written }), request, reply)
    }
    reply.header('allow', 'GET, HEAD')
    return sendAnswer(
      await answers.failed({ status: statusOf.wrong_method }, ask(request, reply)),
      request,
      reply,
    )
  })

  app.setErrorHandler(async (error, request, reply) => {
    const failure = failureOf(error)
    if (failure.code === 'not_signed_in') return reply.redirect(wayIn(request), 303)
    if (failure.code === 'second_step_required') return reply.redirect(wayToSecondStep(request), 303)
    if (failure.status >= 500) request.log.error({ err: error }, 'page failed')
    if (failure.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds)
    const given = canGiveBack(failure) ? await giveBack(failure, request, reply) : undefined
    const refused = { ...failure, duty: missingDuty(failure.code, request) }
    return sendAnswer(given ?? (await answers.failed(refused, ask(request, reply))), request, reply)
  })

  /** Redisplay only a complete post that passed the CSRF check. */
  async function giveBack(failure: Failure & Refusal, request: FastifyRequest, reply: FastifyReply) {
    const { pattern } = request.routeOptions.config
    if (pattern === undefined || request.body === undefined) return undefined
    return answers.giveBack(pattern, failure, postOf(request, reply))
  }

  /** The sign-in page, which leads back to this page with its query; what was posted without a session is lost. */
  function wayIn(request: FastifyRequest): string {
    const { locale, path } = splitLocale(request.url, options.withPseudoLocales)
    return localPath(locale, loginPath(path))
  }

  function wayToSecondStep(request: FastifyRequest): string {
    const { locale } = splitLocale(pathOf(request), options.withPseudoLocales)
    return localPath(locale, paths.adminSecondFactor())
  }

  function postOf(request: FastifyRequest, reply: FastifyReply) {
    const { isOfStaff } = request.routeOptions.config
    const fields = fieldsOf(request.body)
    const { name: caller, keepReceipt } = callerOf(request, reply)
    return {
      ...ask(request, reply),
      fields: isOfStaff ? fields : withoutEndless(fields),
      files: filesOf(request),
      caller,
      keepReceipt,
    }
  }

  function ask(request: FastifyRequest, reply: FastifyReply): Asked {
    return {
      ...splitLocale(pathOf(request), options.withPseudoLocales),
      services: options.services,
      params: parametersOf(request.params),
      query: firstOfEach(request.query),
      queries: fieldsOf(request.query),
      staff: staffOf(request),
      cookies: request.headers.cookie ?? '',
      sessionToken: callerOf(request, reply).sessionToken,
      csrfToken: () => csrfToken(request, reply),
    }
  }
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const isSpokenByTeam = (locale: Locale) => locale === 'en' || isPseudo(locale)

/** A frame on a page has the page's policy, and a mail has its styles on its elements. Scripts stay forbidden. */
function allowStyles(reply: FastifyReply) {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', `${policy};style-src 'self' 'unsafe-inline'`)
}

/** The duty of a page that the role of a member of staff does not have. */
function missingDuty(code: string | undefined, request: FastifyRequest): Duty | undefined {
  const { access = 'public' } = request.routeOptions.config
  return code === 'not_allowed' && isForStaff(access) && access !== 'staff' ? access : undefined
}

function pathOf(request: FastifyRequest): string {
  return decodeURI(request.url.split('?', 1)[0] ?? '/')
}

/** '/about/' is what people type for '/about'; what follows in the address stays. */
function withoutLastSlash(url: string): string | undefined {
  const [path = '', ...query] = url.split('?')
  return path.length > 1 && path.endsWith('/') ? [path.slice(0, -1), ...query].join('?') : undefined
}

function fieldsOf(body: unknown): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]) => [name, [value].flat().map(String)]),
  )
}

/** Cuts overlong input before it is redisplayed. */
function withoutEndless(fields: Record<string, string[]>): Record<string, string[]> {
  const cut = (value: string) => value.slice(0, longestWorthReading + 1)
  return Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values.map(cut)]))
}

function firstOfEach(query: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldsOf(query)).map(([name, [first = '']]) => [name, first]))
}
