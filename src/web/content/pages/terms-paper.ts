import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Locale, locales, localPath } from '../../../domain/messages/locales.ts'
import { allowSharedCaching } from '../../../http/caching/shared-caching.ts'
import type { Services } from '../../../services/services.ts'
import { termsPdf } from '../../applications/applying.ts'

/** Longer than for other pages: a busy machine draws all languages one after the other. */
const untilDrawnMs = 60_000

/** The terms for experts to print and sign off, from the same text as their page. */
export async function termsPapers(app: FastifyInstance, { services }: { services: Services }) {
  for (const locale of Object.keys(locales) as Locale[]) {
    const path = localPath(locale, termsPdf)
    const config = { access: 'public', limit: 'page', answerTimeout: untilDrawnMs } as const
    app.get(path, { config }, async (request, reply) => {
      const bytes = await services.content.drawTerms(locale)
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
      allowSharedCaching(reply).header('etag', etag).type('application/pdf')
      return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(bytes)
    })
  }
}
