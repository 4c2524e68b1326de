import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import cookie from '@fastify/cookie'
import { type FastifyInstance, fastify } from 'fastify'
import { setSecurityHeaders } from './headers/security-headers.ts'
import { answerInTime } from './limits/answer-in-time.ts'
import { throwPostponedErrors } from './limits/judge-before-body.ts'
import { limitBodiesOfOneCaller } from './limits/large-body.ts'
import { oneRequestAtATime } from './limits/requests-in-turn.ts'
import { discardRefusedBodies, timeOutSlowBodies } from './limits/slow-bodies.ts'
import { RequestLog } from './logging/answered.ts'
import type { Log } from './logging/log.ts'
import type { Metrics } from './logging/metrics.ts'
import { answerError } from './problems/answer-problem.ts'
import { answerBrokenRequest, refuseAtOnce, watchAnswers } from './problems/broken-request.ts'
import { clientAddress, clientNamer } from './protection/client-name.ts'
import { refuseForgedRequests, type Signer } from './protection/csrf.ts'
import { type CountRequest, limitRequests, RequestCounter } from './protection/limit-requests.ts'
import { enforceAccess, requireDeclaredAccess, type Sessions } from './sessions/access.ts'
import { createAnswerLog } from './shortcuts/answer-log.ts'
import { type CountWrite, type FindCall, withCalls } from './shortcuts/call-shortcut.ts'
import { type CountRead, type Shortcut, withShortcut } from './shortcuts/page-shortcut.ts'
import { finishBeforeClosing } from './shutdown.ts'

declare module 'fastify' {
  interface FastifyInstance {
    clientName: ReturnType<typeof clientNamer>
  }
}

export type HttpConfig = { mode: string; publicUrl: URL; trustProxy: readonly string[] }

/** What the layers above decide about a request. */
export type Guards = {
  csrf: Signer
  /** The key that hashes callers' addresses. */
  clientKey: Buffer
  countRequest: CountRequest
  sessions: Sessions
}

type Surroundings = {
  log: Log
  metrics?: Metrics | undefined
  /** Answers cached pages before routing. */
  shortcut?: Shortcut
  /** Answers calls before routing. */
  findCall?: FindCall
  timeouts?: Timeouts | undefined
}

const second = 1000

export type Timeouts = typeof usualTimeouts

/** Timeouts: long enough for slow connections, short enough against Slowloris. */
export const usualTimeouts = {
  headersTimeout: 10 * second,
  connectionsCheckingInterval: second, // precision of headersTimeout
  answerTimeout: 20 * second, // from the end of the body until the response begins
  connectionTimeout: 30 * second, // socket idle time, also of a client that does not read
  requestTimeout: 120 * second, // a whole body, also of an upload
  idleProxyTimeout: 72 * second, // longer than the 60 s of usual proxies, which must close first
  idleVisitorTimeout: 5 * second,
}
const sizes = { bodyLimit: 1024 * 1024, maxHeaderSize: 16 * 1024 }

/** The Fastify server with everything that applies to API and pages alike. */
export async function createHttpServer(
  config: HttpConfig,
  guards: Guards,
  {
    log,
    metrics,
    shortcut = () => undefined,
    findCall = () => undefined,
    timeouts = usualTimeouts,
  }: Surroundings,
): Promise<FastifyInstance> {
  const behindProxy = config.trustProxy.length > 0
  // During shutdown, responses close their connection.
  let isLeaving = () => false
  const unlessLeaving: Shortcut = (asked) => (isLeaving() ? undefined : shortcut(asked))
  const findUnlessLeaving: FindCall = (request) => (isLeaving() ? undefined : findCall(request))
  const answerLog = createAnswerLog(log, metrics)
  const clientName = clientNamer(guards.clientKey)
  const addressOf = clientAddress(config.trustProxy)
  const counter = new RequestCounter(guards.countRequest)
  const countRead: CountRead = (limit, request) => counter.read(limit, clientName(addressOf(request))).ok
  const countWrite: CountWrite = async (limit, request) => {
    const { ok } = await counter.write(limit, clientName(addressOf(request)))
    if (ok) counter.markCounted(request)
    return ok
  }
  const app = fastify({
    serverFactory: (handler) => {
      const server = createServer(
        {
          headersTimeout: timeouts.headersTimeout,
          requestTimeout: timeouts.requestTimeout,
          keepAliveTimeout: behindProxy ? timeouts.idleProxyTimeout : timeouts.idleVisitorTimeout,
          connectionsCheckingInterval: timeouts.connectionsCheckingInterval,
          maxHeaderSize: sizes.maxHeaderSize,
        },
        oneRequestAtATime(
          refuseAtOnce(
            withShortcut(
              unlessLeaving,
              withCalls(findUnlessLeaving, handler, { log: answerLog, count: countWrite }),
              { log: answerLog, count: countRead },
            ),
          ),
        ),
      )
      watchAnswers(server)
      return server.setTimeout(timeouts.connectionTimeout)
    },
    bodyLimit: sizes.bodyLimit,
    rewriteUrl: readableUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: sizes.maxHeaderSize },
    trustProxy: behindProxy ? [...config.trustProxy] : false,
    genReqId: () => randomUUID(),
    loggerInstance: log,
    logController: new RequestLog(),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerError,
    return503OnClosing: false, // requests on open connections are still answered
  })
  // Plugins register the body types that they read; text/plain, which a cross-site form can send, is never one.
  app.removeAllContentTypeParsers()
  app.setErrorHandler(answerError)
  requireDeclaredAccess(app)
  metrics?.observe(app)
  answerInTime(app, timeouts.answerTimeout)
  isLeaving = finishBeforeClosing(app, { behindProxy })
  app.decorate('clientName', clientName)
  await app.register(cookie)
  await setSecurityHeaders(app, config)
  refuseForgedRequests(app, config, guards.csrf)
  limitRequests(app, counter)
  enforceAccess(app, guards.sessions)
  limitBodiesOfOneCaller(app)
  throwPostponedErrors(app)
  discardRefusedBodies(app)
  timeOutSlowBodies(app)
  return app
}

/** A URL with an invalid escape becomes an unknown path, which is answered with 404. */
function readableUrl({ url = '/' }: { url?: string }): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return url.startsWith('/api/') ? '/api/unreadable' : '/unreadable'
  }
}
