import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

type Facts = { publicUrl: URL; mode: string }

const aYear = 31_536_000

export async function setSecurityHeaders(app: FastifyInstance, { publicUrl, mode }: Facts): Promise<void> {
  const https = publicUrl.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...policy,
        ...(https && { 'upgrade-insecure-requests': [] }),
        ...(mode === 'development' && loosened),
      },
    },
    strictTransportSecurity: https && { maxAge: aYear, includeSubDomains: false },
    // 'no-referrer' would make browsers send `Origin: null` with native form posts.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Headers for obsolete browsers and plug-ins are off.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    // Origin-Agent-Cluster: the site has a single origin, so the header would change nothing.
    originAgentCluster: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    )
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!isData(reply)) return
    for (const name of documentHeaders) reply.removeHeader(name)
    if (reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policyOfData)
  })
}

/** JSON, or nothing at all. */
const isData = (reply: FastifyReply): boolean =>
  reply.statusCode === 204 || /^application\/([\w.-]+\+)?json\b/.test(`${reply.getHeader('content-type')}`)

/** They mean nothing where no document is shown, and would only make responses larger. */
const documentHeaders = ['cross-origin-opener-policy', 'permissions-policy']
const policyOfData = "default-src 'none';frame-ancestors 'none'"

/** Scripts, workers and styles fall back to `default-src`; naming them again would cost every page 52 bytes. */
const policy = {
  'default-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** Vite's hot reload writes scripts and styles into the page and speaks over a web socket. */
const loosened = {
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
}
