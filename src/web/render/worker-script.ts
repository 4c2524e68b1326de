import type { FastifyInstance } from 'fastify'
import { applyPages } from '../../domain/applicants/applicant-paths.ts'
import { paths } from '../../domain/paths.ts'
import type { WorkerFacts } from '../offline/worker-scope.ts'

const workerPath = '/sw.js'

type Options = {
  /** The script of pages and worker, with the build in its query; without one the worker is switched off. */
  offlineScript: string
}

/** Every browser that has a worker asks for this script again, at the latest after a day. */
export async function workerScript(app: FastifyInstance, { offlineScript }: Options) {
  const [script, build] = offlineScript.split('?')
  const text = build ? begin({ build, forms, otherwise: paths.offline() }, script ?? '') : end
  app.get(workerPath, { config: { access: 'public' } }, (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'public, no-cache').send(text),
  )
}

const forms = [...Object.values(applyPages).map((page) => page()), paths.contact()]

const begin = (facts: WorkerFacts, script: string) =>
  `self.aster=${JSON.stringify(facts)};importScripts(${JSON.stringify(script)})\n`

/** Takes the place of any earlier worker, and leaves nothing behind. */
const end = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('aster-')) await caches.delete(name)
  await registration.unregister()
})()))
`
