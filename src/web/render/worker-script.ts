import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { applyPages } from '../../domain/applicants/applicant-paths.ts'
import { locales, pseudoLocales } from '../../domain/messages/locales.ts'
import { paths } from '../../domain/paths.ts'
import type { WorkerFacts } from '../offline/worker-scope.ts'
import { forPartOfPage } from './static-files.ts'

const workerPath = '/sw.js'

type Options = {
  /** The script of pages and worker, with the build in its query; without one the worker is switched off. */
  offlineScript: string
}

/** Serves the worker's script, which browsers with a worker request again at each visit. */
export async function workerScript(app: FastifyInstance, { offlineScript }: Options) {
  const [script, build] = offlineScript.split('?')
  const text = build ? begin({ build, forms, prefixes, otherwise: paths.offline() }, script ?? '') : end
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`
  app.get(workerPath, { config: { access: 'public' } }, (request, reply) => {
    forWorker(reply).headers({ etag, 'cache-control': 'public, no-cache' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('text/javascript').send(text)
  })
}

/** A worker has its own content security policy, and needs no headers for documents. */
function forWorker(reply: FastifyReply): FastifyReply {
  return forPartOfPage(reply).header('content-security-policy', "default-src 'self'")
}

const forms = [...Object.values(applyPages).map((page) => page()), paths.contact()]

/** The prefixes of all languages that have one. */
const prefixes = Object.values({ ...locales, ...pseudoLocales }).flatMap(({ prefix }) => prefix || [])

const begin = (facts: WorkerFacts, script: string) =>
  `self.aster=${JSON.stringify(facts)};importScripts(${JSON.stringify(script)})\n`

/** A worker that replaces any earlier one, deletes its caches and unregisters. */
const end = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('aster-')) await caches.delete(name)
  await registration.unregister()
})()))
`
