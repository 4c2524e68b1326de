import { brand } from '../../../domain/brand.ts'
import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import type { NewsItem, Profiles } from '../../../services/content/read-published.ts'
import { DraftNote } from '../../content/draft-note.tsx'
import { expertStoriesPage } from '../../content/experts/expert-stories-page.tsx'
import { newsPage } from '../../content/news/news-page.tsx'
import { type Content, contentOf } from '../../content/prose/static-content.ts'
import { type Page, type PageRequest, route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'

type Data = {
  title: string
  isDraft: boolean
  content: Content
  items?: readonly NewsItem[]
  people?: Partial<Profiles>
}

const contentPreviewPage: Page<Data> = {
  title: ({ t, data: { title, isDraft } }) =>
    pageTitle(t, isDraft ? t('writing.previewOf', { title }) : title),
  description: ({ t }) => t('writing.description', { name: brand.name }),
  Body: (context) => {
    const { t, data } = context
    const { isDraft, content, items, people } = data
    return (
      <>
        {isDraft && <DraftNote text={t('writing.noticeEditors')} t={t} />}
        {items && <newsPage.Body {...context} data={{ content, items }} />}
        {people && <expertStoriesPage.Body {...context} data={{ content, ...people }} />}
      </>
    )
  },
}

/** A news item or a profile alone on its public page; stories have their own preview. */
export const contentPreviewRoute = route<Data>({
  access: 'edit_content',
  page: contentPreviewPage,
  load: async (request) => {
    const { kind, id = '' } = request.query
    if (kind === 'news') return openNews(request, id)
    return kind === 'profile' ? openProfile(request, id) : refuse('not_found')
  },
})

async function openNews(request: PageRequest, id: string): Promise<Outcome<Data>> {
  const found = await request.services.content.previewNewsItem(id)
  if (!found.ok) return found
  const { title, status } = found.value
  return done({
    title,
    isDraft: status === 'draft',
    content: contentOf('news', request),
    items: [found.value],
  })
}

async function openProfile(request: PageRequest, id: string): Promise<Outcome<Data>> {
  const found = await request.services.content.previewProfile(id)
  if (!found.ok) return found
  const { name, kind, status } = found.value
  const people = kind === 'expert' ? { experts: [found.value] } : { trainers: [found.value] }
  const content = contentOf('expert-stories', request)
  return done({ title: name, isDraft: status === 'draft', content, people })
}
