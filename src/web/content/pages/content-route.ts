import type { Locale } from '../../../domain/messages/locales.ts'
import { done } from '../../../domain/refusals.ts'
import type { Profiles } from '../../../services/content/read-published.ts'
import type { Services } from '../../../services/services.ts'
import { type Page, type Route, route } from '../../page.ts'
import { type Content, contentOf } from '../prose/static-content.ts'
import { showsPeople } from './content-body.tsx'
import { contentPage } from './content-page.tsx'

/** A page of prose alone. */
export const contentRoute = (name: string) => routeWithContent(contentPage, name, async () => ({}))

/** A page with the words of a content file, and what else it reads. */
export function routeWithContent<More extends object>(
  page: Page<More & { content: Content; profiles?: Profiles | undefined }>,
  name: string,
  read: (services: Services['content'], locale: Locale) => Promise<More>,
): Route {
  return route({
    access: 'public',
    page,
    name: (context) => contentOf(name, context).title,
    load: async (request) => {
      const { services, locale } = request
      const content = contentOf(name, request)
      const profiles = showsPeople(content) ? await services.content.readProfiles(locale) : undefined
      return done({ ...(await read(services.content, locale)), content, profiles })
    },
  })
}
