import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, locales, localPath, pseudoLocales, splitLocale } from '../../domain/locales.ts'
import type { Services } from '../../services/services.ts'
import { type Answer, type Asked, PageAnswers, type Site } from './answer.ts'
import { chooseEncoding, compressForOne } from './page-cache.ts'
import { speculationRulesPath } from './speculation-rules.ts'

export type PagesOptions = Site & {
  services: Services
  development: boolean
  withPseudoLocales: boolean
  csrfToken: (request: FastifyRequest, reply: FastifyReply) => string
  failureOf: (error: unknown) => { status: number; retryAfterSeconds?: number }
}

/** Answers every path of the route table, in every locale, with a document. */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  await app.register(formbody)
  const answers = new PageAnswers(options)
  const { routes } = await options.entry()
  const shown = Object.keys({ ...locales, ...(options.withPseudoLocales ? pseudoLocales : {}) }) as Locale[]

  for (const [pattern, { access, limit, submit }] of Object.entries(routes)) {
    if (access === 'development' && !options.development) continue
    for (const locale of shown) {
      const url = localPath(locale, pattern)
      app.get(url, { config: { access } }, async (request, reply) =>
        send(await answers.show(pattern, ask(request, reply)), request, reply),
      )
      if (!submit) continue
      app.post(url, { config: { access, ...(limit && { limit }) } }, async (request, reply) => {
        const post = { ...ask(request, reply), fields: fieldsOf(request.body) }
        return send(await answers.submit(pattern, post), request, reply)
      })
    }
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const bare = path.replace(/\/+$/, '')
    if (path !== bare && routes[splitLocale(bare, options.withPseudoLocales).path])
      return reply.redirect(bare, 308)
    return send(await answers.notFound(ask(request, reply)), request, reply)
  })

  app.setErrorHandler(async (error, request, reply) => {
    const { status, retryAfterSeconds } = options.failureOf(error)
    if (status >= 500) request.log.error({ err: error }, 'a page failed')
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
    return send(await answers.failed(status, ask(request, reply)), request, reply)
  })

  function ask(request: FastifyRequest, reply: FastifyReply): Asked {
    return {
      ...splitLocale(pathOf(request), options.withPseudoLocales),
      services: options.services,
      params: request.params as Record<string, string>,
      query: request.query as Record<string, string>,
      csrfToken: () => options.csrfToken(request, reply),
    }
  }
}

async function send(answer: Answer, request: FastifyRequest, reply: FastifyReply) {
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.header('vary', 'accept-encoding').header('speculation-rules', `"${speculationRulesPath}"`)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.type('text/html; charset=utf-8')
  if ('html' in answer) {
    reply.code(answer.status).header('cache-control', 'private, no-store')
    return reply.send(await compressForOne(answer.html, encoding))
  }
  const { body, etag } = answer.kept[encoding]
  reply.header('cache-control', 'public, no-cache').header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.send(body)
}

/** The router has refused malformed escapes before; a path that still is one is shown as it came. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function fieldsOf(body: unknown): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const [name, value] of Object.entries(body ?? {})) fields[name] = [value].flat().map(String)
  return fields
}
