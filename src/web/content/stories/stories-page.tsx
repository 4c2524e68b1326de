import type { StoryCard } from '../../../services/content/read-published.ts'
import type { Page } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Message } from '../../ui/message/message.tsx'
import { ContentHead } from '../pages/content-head.tsx'
import { NextRow } from '../pages/doors.tsx'
import type { Content } from '../prose/static-content.ts'
import { SampleNote } from '../sample-note.tsx'
import { StoryCards } from './story-cards.tsx'

export const storiesPage: Page<{ content: Content; stories: readonly StoryCard[] }> = {
  title: ({ t, data }) => pageTitle(t, data.content.title),
  description: ({ data }) => data.content.description,
  Body: ({ data: { content, stories }, t, href }) => (
    <>
      <ContentHead content={content} t={t} href={href} />
      <Band labelledBy="stories" inner="stack gap-6 all-stories">
        <h2 id="stories" className="vh">
          {t('stories.list')}
        </h2>
        {stories.length > 0 ? (
          <StoryCards stories={stories} t={t} href={href} />
        ) : (
          <Message title={t('stories.noStories')}>
            <p>{t('stories.noStoriesText')}</p>
          </Message>
        )}
        <SampleNote of={stories} t={t} />
        <NextRow next={content.next} href={href} />
      </Band>
    </>
  ),
}
