import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { icons } from '../discovery/addresses.ts'

const monthInMilliseconds = 30 * 86_400_000
const yearInMilliseconds = 365 * 86_400_000

/** Serves flags from their package; they may change, but rarely. */
export async function flagFiles(app: FastifyInstance) {
  const flags = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'))
  await app.register(fastifyStatic, {
    root: join(flags, '3x2'),
    prefix: '/flags/',
    decorateReply: false,
    maxAge: monthInMilliseconds,
    index: false,
    setHeaders: (reply) => forPartOfPage(reply).header('content-security-policy', "default-src 'none'"),
  })
}

/** Built files carry a hash in their name and never change. */
export async function builtFiles(app: FastifyInstance, { clientDir }: { clientDir: string }) {
  const folder = { preCompressed: true, decorateReply: false, index: false } as const
  await app.register(fastifyStatic, {
    ...folder,
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    setHeaders: forAsset,
    immutable: true,
    maxAge: yearInMilliseconds,
    // Immutable files need no range requests.
    lastModified: false,
    acceptRanges: false,
  })
  const favicon = readFileSync(join(clientDir, icons.classic))
  app.get(icons.classic, { config: { access: 'public' } }, (_request, reply) =>
    reply.type('image/x-icon').header('cache-control', 'public, max-age=2592000').send(favicon),
  )
  await app.register(fastifyStatic, {
    ...folder,
    root: join(clientDir, 'icons'),
    prefix: '/icons/',
    maxAge: monthInMilliseconds,
  })
}

/** Only the script that a new service worker requests again needs an ETag; other assets never change. */
function forAsset(reply: FastifyReply, path: string): void {
  forPartOfPage(reply)
  if (!path.includes('offline-')) reply.removeHeader('etag')
}

/** Assets omit document-only headers, to save bytes. */
export function forPartOfPage(reply: FastifyReply): FastifyReply {
  for (const name of documentHeaders) reply.removeHeader(name)
  return reply
}

export function keepForEver(reply: FastifyReply): FastifyReply {
  return forPartOfPage(reply).header(
    'cache-control',
    `public, max-age=${yearInMilliseconds / 1000}, immutable`,
  )
}

const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
]
