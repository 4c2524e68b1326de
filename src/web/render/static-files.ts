import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const yearInSeconds = 31_536_000
const monthInSeconds = 2_592_000

/** Built files carry a hash in their name and never change; flags and scenes may, though seldom. */
export async function staticFiles(app: FastifyInstance, options: { clientDir: string }) {
  const flagDir = join(
    dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
    '3x2',
  )
  await app.register(fastifyStatic, {
    root: join(options.clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: yearInSeconds * 1000,
    index: false,
  })
  await app.register(fastifyStatic, {
    root: join(options.clientDir, 'scenes'),
    prefix: '/scenes/',
    decorateReply: false,
    preCompressed: true,
    maxAge: monthInSeconds * 1000,
    index: false,
  })
  await app.register(fastifyStatic, {
    root: flagDir,
    prefix: '/flags/',
    decorateReply: false,
    maxAge: monthInSeconds * 1000,
    index: false,
  })
}
