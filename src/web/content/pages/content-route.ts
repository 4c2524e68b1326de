import { isMemberGroup } from '../../../domain/content/member-groups.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { done } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { type Page, type Route, route } from '../../page.ts'
import { type Content, contentOf } from '../prose/static-content.ts'
import { contentPage } from './content-page.tsx'
import type { PageEntries } from './page-entries.ts'

/** A page of prose alone. */
export const contentRoute = (name: string) => routeWithContent(contentPage, name, async () => ({}))

/** A page with the words of a content file, and what else it reads. */
export function routeWithContent<More extends object>(
  page: Page<More & { content: Content } & PageEntries>,
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
      const entries = await readEntries(services.content, content, locale)
      return done({ ...(await read(services.content, locale)), content, ...entries })
    },
  })
}

async function readEntries(
  { readProfiles, readMembers, readPartners }: Services['content'],
  { body }: Content,
  locale: Locale,
): Promise<PageEntries> {
  const groups = body.flatMap((part) => (part.kind === 'people' ? [part.group] : []))
  const showsPartners = body.some((part) => part.kind === 'partners' && part.which !== 'none')
  const [profiles, members, partners] = await Promise.all([
    groups.some((group) => !isMemberGroup(group)) ? readProfiles(locale) : undefined,
    groups.some(isMemberGroup) ? readMembers(locale) : undefined,
    showsPartners ? readPartners(locale) : undefined,
  ])
  return { profiles, members, partners }
}
