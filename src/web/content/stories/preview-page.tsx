import type { StoryToRead } from '../../../services/content/read-published.ts'
import type { Page } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { DraftNote } from '../draft-note.tsx'
import { storyPage } from './story-page.tsx'

export const previewPage: Page<StoryToRead> = {
  title: ({ t, data: { story } }) =>
    pageTitle(t, story.status === 'draft' ? t('writing.previewOf', { title: story.title }) : story.title),
  description: storyPage.description,
  Body: (context) => (
    <>
      {context.data.story.status === 'draft' && (
        <DraftNote text={context.t('writing.noticeText')} t={context.t} />
      )}
      <storyPage.Body {...context} />
    </>
  ),
}
