import { outcomesIn, timelineIn } from '../../../domain/content/story-lines.ts'
import { kindsOfSupport } from '../../../domain/forms/story.ts'
import { countries } from '../../../domain/lists/countries.ts'
import { countryInWords } from '../../../domain/lists/country-name.ts'
import { findItem } from '../../../domain/lists/list.ts'
import { paths } from '../../../domain/paths.ts'
import type { Story } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Timeline } from '../../ui/timeline/timeline.tsx'
import { formatMonth } from '../format-date.ts'
import { markOfWords } from './story-parts.tsx'

type Props = { story: Story } & Pick<PageContext, 't' | 'href'>

/** Outcomes, timeline and place of a story; each part only if its editor has filled it in. */
export function StoryAside({ story, t, href }: Props) {
  return (
    <aside className="stack gap-6" aria-label={t('pages.atAGlance')}>
      <Outcomes story={story} t={t} />
      <Glance story={story} t={t} />
      <Course story={story} t={t} />
      <Callout title={t('stories.askTitle')}>
        <p>{t('stories.askText')}</p>
        <LinkButton href={href(paths.requestSupport())}>{t('site.requestSupport')}</LinkButton>
      </Callout>
    </aside>
  )
}

type PartProps = Omit<Props, 'href'>

function Outcomes({ story, t }: PartProps) {
  const outcomes = outcomesIn(story.outcomes) ?? []
  if (outcomes.length === 0) return null
  const { outcomes_title: title, outcomes_note: note } = story
  const titleMark = title ? markOfWords(story, 'outcomes_title', t) : {}
  return (
    <div className="callout stack outcomes">
      <h2 className="h4" {...titleMark}>
        {title || t('stories.outcomes')}
      </h2>
      <div {...markOfWords(story, 'outcomes', t)}>
        <KeyValues items={outcomes.map(({ figure, meaning }) => ({ term: meaning, value: figure }))} />
      </div>
      {note && (
        <p className="sm" {...markOfWords(story, 'outcomes_note', t)}>
          {note}
        </p>
      )}
    </div>
  )
}

function Glance({ story, t }: PartProps) {
  const { hospital, country, support, period } = story
  const method = findItem(kindsOfSupport, support)
  const marked = (name: 'hospital' | 'period', text: string) => (
    <span {...markOfWords(story, name, t)}>{text}</span>
  )
  const items = [
    ...(hospital ? [{ term: t('stories.hospital'), value: marked('hospital', hospital) }] : []),
    ...(country ? [{ term: t('stories.country'), value: countryInWords(countries, country, t.locale) }] : []),
    ...(method ? [{ term: t('stories.support'), value: t(method.label) }] : []),
    ...(period ? [{ term: t('stories.period'), value: marked('period', period) }] : []),
  ]
  if (items.length === 0) return null
  return (
    <div className="stack gap-3">
      <h2 className="h4">{t('pages.atAGlance')}</h2>
      <KeyValues items={items} />
    </div>
  )
}

function Course({ story, t }: PartProps) {
  const events = timelineIn(story.timeline) ?? []
  if (events.length === 0) return null
  const mark = markOfWords(story, 'timeline', t)
  return (
    <div className="stack gap-3">
      <h2 className="h4">{t('stories.timeline')}</h2>
      <div {...mark}>
        <Timeline
          items={events.map(({ date, text }) => ({
            date,
            text,
            dateText: formatMonth(date, mark.lang ?? t.locale ?? 'en'),
          }))}
        />
      </div>
    </div>
  )
}
