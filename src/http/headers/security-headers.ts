import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

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
    // One origin has one process anyway.
    originAgentCluster: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    )
  })
}

const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'"],
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
