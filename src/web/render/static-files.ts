import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const monthInMilliseconds = 30 * 86_400_000
const yearInMilliseconds = 365 * 86_400_000

/** Flags come from their package; they may change, though seldom. */
export async function flagFiles(app: FastifyInstance) {
  const flags = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'))
  await app.register(fastifyStatic, {
    root: join(flags, '3x2'),
    prefix: '/flags/',
    decorateReply: false,
    maxAge: monthInMilliseconds,
    index: false,
  })
}

/** Built files carry a hash in their name and never change. */
export async function builtFiles(app: FastifyInstance, { clientDir }: { clientDir: string }) {
  const folder = { preCompressed: true, decorateReply: false, index: false } as const
  await app.register(fastifyStatic, {
    ...folder,
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: yearInMilliseconds,
  })
  await app.register(fastifyStatic, {
    ...folder,
    root: join(clientDir, 'scenes'),
    prefix: '/scenes/',
    maxAge: monthInMilliseconds,
  })
}
