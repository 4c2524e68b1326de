import { isContentKind } from '../../../domain/content/content-kinds.ts'
import { type Locale, localPath } from '../../../domain/messages/locales.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { isTranslatedLocale } from '../../../domain/messages/translation.ts'
import { wordingOf } from '../../../domain/messages/wording-of.ts'
import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import type { NewsItem, Profiles } from '../../../services/content/read-published.ts'
import { DraftNote } from '../../content/draft-note.tsx'
import { expertStoriesPage } from '../../content/experts/expert-stories-page.tsx'
import { markOf } from '../../content/mark-of.ts'
import { newsPage } from '../../content/news/news-page.tsx'
import { contentPage } from '../../content/pages/content-page.tsx'
import type { PageEntries } from '../../content/pages/page-entries.ts'
import { type Content, contentOf } from '../../content/prose/static-content.ts'
import { type Page, type PageContext, type PageRequest, route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'

type Data = {
  title: string
  isDraft: boolean
  content: Content
  items?: readonly NewsItem[]
  people?: Partial<Profiles>
  /** People and partners on a page of prose. */
  entries?: PageEntries
  /** The language of the public page that is shown. */
  locale: Locale
}

const contentPreviewPage: Page<Data> = {
  title: ({ t, data: { title, isDraft } }) =>
    pageTitle(t, isDraft ? t('writing.previewOf', { title }) : title),
  description: ({ t }) => t('writing.description', { name: t('languages.name') }),
  Body: (context) => {
    const { isDraft, content, items, people, entries, locale } = context.data
    const shown = { ...context, ...(locale !== 'en' && pageIn(locale, context)) }
    return (
      <>
        {isDraft && <DraftNote text={context.t('writing.noticeEditors')} t={context.t} />}
        <div {...markOf(locale, context.locale)}>
          {items && <newsPage.Body {...shown} data={{ content, items }} />}
          {people && <expertStoriesPage.Body {...shown} data={{ content, ...people }} />}
          {entries && <contentPage.Body {...shown} data={{ content, ...entries }} />}
        </div>
      </>
    )
  },
}

/** Pages of the team are English; only what visitors would see is in their language. */
const pageIn = (locale: Locale, { registry }: Pick<PageContext, 'registry'>) => ({
  locale,
  t: translator(locale, wordingOf(locale, registry)),
  href: (path: string) => localPath(locale, path),
})

/** An entry alone on its public page; stories have their own preview. */
export const contentPreviewRoute = route<Data>({
  access: 'edit_content',
  page: contentPreviewPage,
  load: async (request) => {
    const { kind = '', id = '', locale = '' } = request.query
    if (!isContentKind(kind) || kind === 'story') return refuse('not_found')
    if (!isTranslatedLocale(locale)) return open(request, kind, id, false)
    const translated = await request.services.content.readTranslation({ kind, id, locale })
    if (!translated.ok || !translated.value.translation) return refuse('not_found')
    return open({ ...request, locale }, kind, id, translated.value.translation.status === 'draft')
  },
})

async function open(
  request: PageRequest,
  kind: keyof typeof openers,
  id: string,
  isDraftTranslation: boolean,
): Promise<Outcome<Data>> {
  const found = await openers[kind](request, id)
  if (!found.ok) return found
  return done({ ...found.value, isDraft: found.value.isDraft || isDraftTranslation, locale: request.locale })
}

type Opened = Outcome<Omit<Data, 'locale'>>

const openers = { news: openNews, profile: openProfile, member: openMember, partner: openPartner }

async function openNews(request: PageRequest, id: string): Promise<Opened> {
  const found = await request.services.content.previewNewsItem(id, request.locale)
  if (!found.ok) return found
  const { title, status } = found.value
  return done({
    title,
    isDraft: status === 'draft',
    content: contentOf('news', request),
    items: [found.value],
  })
}

async function openProfile(request: PageRequest, id: string): Promise<Opened> {
  const found = await request.services.content.previewProfile(id, request.locale)
  if (!found.ok) return found
  const { name, kind, status } = found.value
  const people = kind === 'expert' ? { experts: [found.value] } : { trainers: [found.value] }
  const content = contentOf('expert-stories', request)
  return done({ title: name, isDraft: status === 'draft', content, people })
}

async function openMember(request: PageRequest, id: string): Promise<Opened> {
  const found = await request.services.content.previewMember(id, request.locale)
  if (!found.ok) return found
  const { name, kind, status } = found.value
  const content: Content = { ...contentOf('team', request), body: [{ kind: 'people', group: kind }] }
  return done({ title: name, isDraft: status === 'draft', content, entries: { members: [found.value] } })
}

async function openPartner(request: PageRequest, id: string): Promise<Opened> {
  const found = await request.services.content.previewPartner(id, request.locale)
  if (!found.ok) return found
  const { name, status } = found.value
  const body = [{ kind: 'partners', which: 'all', parts: [] } as const]
  const content: Content = { ...contentOf('other-partners', request), body }
  return done({ title: name, isDraft: status === 'draft', content, entries: { partners: [found.value] } })
}
