import { paths } from '../../../domain/paths.ts'
import type { Home } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { NewsList } from '../../ui/news-list/news-list.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { People } from '../experts/people.tsx'
import { formatDate } from '../format-date.ts'
import { SampleNote, sampleText } from '../sample-note.tsx'
import { StoryCards } from '../stories/story-cards.tsx'

type Props = Pick<PageContext, 't' | 'href'>

/** Omits bands without content. */
export function ExpertsBand({ experts, t, href }: Props & Pick<Home, 'experts'>) {
  if (experts.length === 0) return null
  return (
    <Band look="straw" labelledBy="meet">
      <SectionHead
        id="meet"
        title={t('home.meet')}
        text={sampleText(experts, t)}
        more={{ label: t('home.meetMore'), href: href(paths.expertStories()) }}
      />
      <People people={experts} t={t} href={href} />
    </Band>
  )
}

export function ImpactBand({ stories, t, href }: Props & Pick<Home, 'stories'>) {
  if (stories.length === 0) return null
  return (
    <Band labelledBy="impact">
      <SectionHead
        id="impact"
        title={t('stories.localImpact')}
        text={sampleText(stories, t)}
        more={{ label: t('home.impactMore'), href: href(paths.stories()) }}
      />
      <StoryCards stories={stories} t={t} href={href} />
    </Band>
  )
}

export function NewsBand({
  news,
  t,
  href,
  locale,
}: Props & Pick<PageContext, 'locale'> & Pick<Home, 'news'>) {
  if (news.length === 0) return null
  return (
    <Band look="line" labelledBy="news" inner="split split--start aside-wide">
      <div className="stack">
        <h2 id="news">{t('home.news')}</h2>
        <MoreLink href={href(paths.news())}>{t('home.newsMore')}</MoreLink>
        <SampleNote of={news} t={t} />
      </div>
      <NewsList
        items={news.map(({ slug, title, summary, published_on }) => ({
          date: published_on,
          dateText: formatDate(published_on, locale),
          title,
          text: summary,
          href: href(`${paths.news()}#${slug}`),
        }))}
      />
    </Band>
  )
}
