import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { isSafe } from '../limits/judge-before-body.ts'
import { Refused } from '../problems/problem.ts'
import { bearerToken } from '../sessions/bearer-token.ts'

declare module 'fastify' {
  interface FastifyInstance {
    csrf: Signer & { secure: boolean }
  }
}

export type Signer = { sign(text: string): string; hasSigned(text: string, mac: string): boolean }

/** The names are the specification's; the hidden field of native forms is ours. */
const cookie = 'XSRF-TOKEN'
const header = 'x-xsrf-token'
const field = '_csrf'

const lifetimeSeconds = lifetimes.csrfToken * 60

/**
 * CSRF protection. API calls repeat the signed cookie in a header (double submit); native form posts and anonymous
 * calls may instead pass by `Sec-Fetch-Site` or `Origin`, and calls with an API token need none.
 */
export function refuseForgedRequests(
  app: FastifyInstance,
  { mode, publicUrl }: { mode: string; publicUrl: URL },
  signer: Signer,
) {
  // Outside production any host name of this machine is our origin; in production only the public URL.
  const isOwn = (request: FastifyRequest, origin: string) =>
    origin === publicUrl.origin ||
    (mode !== 'production' && origin === `${request.protocol}://${request.host}`)
  app.decorate('csrf', { ...signer, secure: publicUrl.protocol === 'https:' })

  app.addHook('onRequest', async (request, reply) => {
    if (isHarmless(request)) return
    const origin = originEvidence(request, isOwn)
    if (origin === 'foreign') refuse(request, reply)
    if (!isApiCall(request) || (origin === 'own' && actsForNobody(request))) return
    if (bearerToken(request) !== undefined) return
    if (!showsToken(request, request.headers[header])) refuse(request, reply)
  })

  app.addHook('preValidation', async (request, reply) => {
    if (isApiCall(request) || isHarmless(request)) return
    const { [field]: sent, ...fields } = (request.body ?? {}) as Record<string, unknown>
    const [token] = [sent].flat() // posts with files have a list of values for every name
    request.body = fields
    if (originEvidence(request, isOwn) !== 'own' && !showsToken(request, token)) refuse(request, reply)
  })
}

/** The token for a page with a form; its cookie travels with the reply. */
export function csrfToken(request: FastifyRequest, reply: FastifyReply): string {
  const { server } = request
  const known = validToken(server, request.cookies[cookie])
  if (known !== undefined) return known
  const token = issue(server)
  reply.setCookie(cookie, token, attributesIn(server))
  return token
}

/** The same for a request that bypasses Fastify. */
export function csrfTokenOf(
  server: FastifyInstance,
  cookies: string | undefined,
): { token: string; setCookie?: string } {
  const sent = cookies?.includes(cookie) ? server.parseCookie(cookies)[cookie] : undefined
  const known = validToken(server, sent)
  if (known !== undefined) return { token: known }
  const token = issue(server)
  return { token, setCookie: server.serializeCookie(cookie, token, attributesIn(server)) }
}

/** The refusal sets a fresh cookie, so that an old page only has to retry. */
function refuse(request: FastifyRequest, reply: FastifyReply): never {
  if (!actsForNobody(request)) csrfToken(request, reply)
  throw new Refused({ code: 'forged_request' })
}

/** A browser's token, unless it is old enough to be replaced. */
function validToken(server: FastifyInstance, known: string | undefined): string | undefined {
  const age = known === undefined ? undefined : ageOf(server, known)
  return age !== undefined && age < lifetimeSeconds / 2 ? known : undefined
}

function issue({ csrf }: FastifyInstance): string {
  const text = `${nowSeconds().toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${text}.${csrf.sign(text)}`
}

const attributesIn = ({ csrf }: FastifyInstance) =>
  ({ path: '/', sameSite: 'lax', secure: csrf.secure, httpOnly: false }) as const

function showsToken(request: FastifyRequest, shown: unknown): boolean {
  const known = request.cookies[cookie]
  if (typeof shown !== 'string' || !known) return false
  const [given, kept] = [Buffer.from(shown), Buffer.from(known)]
  if (given.length !== kept.length || !timingSafeEqual(given, kept)) return false
  const age = ageOf(request.server, known)
  return age !== undefined && age < lifetimeSeconds
}

/** Seconds since a token was issued; undefined if its signature is invalid. */
function ageOf({ csrf }: FastifyInstance, token: string): number | undefined {
  const [issued = '', nonce, mac = '', ...rest] = token.split('.')
  if (rest.length > 0 || !csrf.hasSigned(`${issued}.${nonce}`, mac)) return undefined
  return nowSeconds() - Number.parseInt(issued, 36)
}

/** Scripts cannot forge these headers. */
function originEvidence(
  request: FastifyRequest,
  isOwn: (request: FastifyRequest, origin: string) => boolean,
): 'own' | 'foreign' | 'none' {
  const site = request.headers['sec-fetch-site']
  if (site && site !== 'none') return site === 'same-origin' ? 'own' : 'foreign'
  const { origin } = request.headers
  if (!origin) return 'none'
  return isOwn(request, origin) ? 'own' : 'foreign'
}

const isApiCall = (request: FastifyRequest) => request.routeOptions.url?.startsWith('/api/') ?? false
/** These calls come from pages without cookies, so a refusal sets none. */
const actsForNobody = (request: FastifyRequest) => request.routeOptions.config.forgery === 'origin'
const isHarmless = (request: FastifyRequest) => request.is404 || isSafe(request.method)
const nowSeconds = () => Math.floor(Date.now() / 1000)
