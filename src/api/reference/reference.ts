import type { FastifyInstance } from 'fastify'
import { freeze } from '../../http/caching/frozen-answer.ts'
import type { Services } from '../../services/services.ts'
import { mountFrozen } from '../mount.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

export function mountReference(
  api: FastifyInstance,
  { settings: { currentFacts, lastFacts } }: Services,
  stylesheets: readonly string[],
): void {
  const name = async () => (await currentFacts().catch(lastFacts)).name
  mountFrozen(
    api,
    'describeApi',
    (name) => freeze(JSON.stringify(openApiDocument(name)), 'application/json', 'public, no-cache'),
    name,
  )
  mountFrozen(
    api,
    'explainApi',
    (name) => freeze(docsPage(stylesheets, name), 'text/html; charset=utf-8', 'public, no-cache'),
    name,
  )
}
