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
import { type Content, contentOf } from '../../content/prose/static-content.ts'
import { type Page, type PageContext, type PageRequest, route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'

type Data = {
  title: string
  isDraft: boolean
  content: Content
  items?: readonly NewsItem[]
  people?: Partial<Profiles>
  /** Of the public page that is shown. */
  locale: Locale
}

const contentPreviewPage: Page<Data> = {
  title: ({ t, data: { title, isDraft } }) =>
    pageTitle(t, isDraft ? t('writing.previewOf', { title }) : title),
  description: ({ t }) => t('writing.description', { name: t('languages.name') }),
  Body: (context) => {
    const { isDraft, content, items, people, locale } = context.data
    const shown = { ...context, ...(locale !== 'en' && pageIn(locale, context)) }
    return (
      <>
        {isDraft && <DraftNote text={context.t('writing.noticeEditors')} t={context.t} />}
        <div {...markOf(locale, context.locale)}>
          {items && <newsPage.Body {...shown} data={{ content, items }} />}
          {people && <expertStoriesPage.Body {...shown} data={{ content, ...people }} />}
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

/** A news item or a profile alone on its public page; stories have their own preview. */
export const contentPreviewRoute = route<Data>({
  access: 'edit_content',
  page: contentPreviewPage,
  load: async (request) => {
    const { kind, id = '', locale = '' } = request.query
    if (kind !== 'news' && kind !== 'profile') return refuse('not_found')
    if (!isTranslatedLocale(locale)) return open(request, kind, id, false)
    const translated = await request.services.content.readTranslation({ kind, id, locale })
    if (!translated.ok || !translated.value.translation) return refuse('not_found')
    return open({ ...request, locale }, kind, id, translated.value.translation.status === 'draft')
  },
})

async function open(
  request: PageRequest,
  kind: 'news' | 'profile',
  id: string,
  isDraftTranslation: boolean,
): Promise<Outcome<Data>> {
  const found = await (kind === 'news' ? openNews(request, id) : openProfile(request, id))
  if (!found.ok) return found
  return done({ ...found.value, isDraft: found.value.isDraft || isDraftTranslation, locale: request.locale })
}

type Opened = Outcome<Omit<Data, 'locale'>>

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
