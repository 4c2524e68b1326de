import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { type FastifyInstance, fastify } from 'fastify'
import type { Services } from '../services/services.ts'
import { enforceAccess, requireDeclaredAccess } from './access.ts'
import { answerError } from './answer-problem.ts'
import { answerBrokenRequest } from './broken-request.ts'
import { refuseForgedRequests } from './csrf.ts'
import { limitRequests } from './limits.ts'
import { type Log, RequestLog } from './log.ts'
import type { Metrics } from './metrics.ts'
import { readableUrl } from './readable-url.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { finishBeforeClosing } from './shutdown.ts'

/** What the server needs to know of the configuration. */
export type HttpConfig = { mode: string; publicUrl: URL; secret: string; trustProxy: readonly string[] }

type HttpOptions = { log: Log; metrics?: Metrics | undefined; patience?: Patience | undefined }

const second = 1000

export type Patience = typeof usualPatience

/** Long enough for a poor line, short enough that nobody can hold connections open for nothing. */
export const usualPatience = {
  headersTimeout: 10 * second,
  connectionsCheckingInterval: 2 * second, // how exactly the first is kept
  handlerTimeout: 20 * second, // reading the body included
  connectionTimeout: 30 * second, // silence on the line
  requestTimeout: 120 * second, // a whole upload
  keepAliveTimeout: 72 * second, // longer than the 60 s of usual proxies, which must be the first to hang up
}
const sizes = { bodyLimit: 1024 * 1024, maxHeaderSize: 16 * 1024 }

/** The one server: everything that holds for every request, of the API and of the pages alike. */
export async function createHttpServer(
  config: HttpConfig,
  services: Services,
  { log, metrics, patience = usualPatience }: HttpOptions,
): Promise<FastifyInstance> {
  const app = fastify({
    http: {
      headersTimeout: patience.headersTimeout,
      connectionsCheckingInterval: patience.connectionsCheckingInterval,
      maxHeaderSize: sizes.maxHeaderSize,
    },
    handlerTimeout: patience.handlerTimeout,
    connectionTimeout: patience.connectionTimeout,
    requestTimeout: patience.requestTimeout,
    keepAliveTimeout: patience.keepAliveTimeout,
    bodyLimit: sizes.bodyLimit,
    rewriteUrl: readableUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: sizes.maxHeaderSize },
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    genReqId: () => randomUUID(),
    loggerInstance: log,
    logController: new RequestLog(),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerError,
  })
  // Each part of the site says which bodies it reads; text/plain, which any foreign form can send, is never one.
  app.removeAllContentTypeParsers()
  app.setErrorHandler(answerError)
  requireDeclaredAccess(app)
  metrics?.observe(app)
  await app.register(cookie)
  await setSecurityHeaders(app, config)
  refuseForgedRequests(app, config)
  limitRequests(app, services, config.secret)
  enforceAccess(app, services)
  finishBeforeClosing(app)
  hangUpOnHalfARequest(app)
  return app
}

/** Once refused, the rest of a body is still on its way, and nobody will read it. */
function hangUpOnHalfARequest(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close')
  })
}
