import type { StoryCard } from '../../../services/content/read-published.ts'
import { Band } from '../../ui/band/band.tsx'
import { Message } from '../../ui/message/message.tsx'
import { markOf } from '../mark-of.ts'
import { ContentBody } from '../pages/content-body.tsx'
import { contentHeaded } from '../pages/content-head.tsx'
import { NextRow } from '../pages/doors.tsx'
import type { PageEntries } from '../pages/page-entries.ts'
import { SampleNote } from '../sample-note.tsx'
import { StoryCards } from './story-cards.tsx'

export const storiesPage = contentHeaded<{ stories: readonly StoryCard[] } & Pick<PageEntries, 'partners'>>(
  ({ data: { content, partners, stories }, t, href, locale }) => (
    <Band labelledBy="stories" inner="stack gap-6 all-stories">
      {content.body.length > 0 && (
        <div className="stack gap-6" {...markOf(content.lang, locale)}>
          <ContentBody {...{ content, partners, t, href }} />
        </div>
      )}
      <h2 id="stories" className="vh">
        {t('stories.list')}
      </h2>
      {stories.length > 0 ? (
        <StoryCards stories={stories} t={t} href={href} />
      ) : (
        <Message title={t('stories.noStories')} text={t('stories.noStoriesText')} />
      )}
      <SampleNote of={stories} t={t} />
      <NextRow next={content.next} href={href} />
    </Band>
  ),
)
