import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { isMemberGroup } from '../../../domain/content/member-groups.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { termsPages } from '../../../domain/privacy/terms-pages.ts'
import { done } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { termsPdf } from '../../applications/applying.ts'
import { type Page, type Route, route } from '../../page.ts'
import { type Content, contentOf } from '../prose/static-content.ts'
import { contentPage } from './content-page.tsx'
import type { PageEntries } from './page-entries.ts'

/** A page of prose alone. */
export const contentRoute = (name: string) => routeWithContent(contentPage, name, async () => ({}))

export const termsRoute = (kind: ApplicationKind): Route =>
  routeWithContent(contentPage, termsPages[kind], async (services) => ({
    terms: { since: await services.termsSince(kind), ...(kind === 'expert' && { pdf: termsPdf }) },
  }))

/** The notice tells the retention periods as administrators have set them. */
export const privacyNoticeRoute = route({
  access: 'public',
  page: contentPage,
  name: (context) => contentOf('privacy', context).title,
  load: async (request) =>
    done({ content: contentOf('privacy', request, await request.services.privacy.currentPeriods()) }),
})

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
