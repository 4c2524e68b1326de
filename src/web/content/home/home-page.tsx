import type { ReactNode } from 'react'
import { paths } from '../../../domain/paths.ts'
import type { Home } from '../../../services/content/read-published.ts'
import { organisation } from '../../discovery/structured-data.ts'
import type { Page, PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Hero } from '../../ui/hero/hero.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { NewsList } from '../../ui/news-list/news-list.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { People } from '../experts/profiles.tsx'
import { formatDate } from '../format-date.ts'
import { markOf } from '../mark-of.ts'
import { sampleText } from '../sample-note.tsx'
import { StoryCards } from '../stories/story-cards.tsx'
import { AreasBand, doors, HowBand, StartBand } from './programme-bands.tsx'
import { RegistryFigures, SpeakersBand } from './registry-figures.tsx'

type Props = Pick<PageContext, 't' | 'href'>

const facts = ['Time', 'Place', 'Fee', 'Language'] as const

export const homePage: Page<Home> = {
  title: ({ t }) => t('home.title', { name: t('languages.name') }),
  description: ({ t }) => t('home.description', { name: t('languages.name') }),
  thing: ({ absolute, registry }) => organisation(absolute, registry),
  Body: HomeBody,
}

function HomeBody({ data, t, href, locale }: PageContext<Home>) {
  const samples = samplesOf(data, t)
  return (
    <>
      <Hero
        lines={[t('home.promiseHospital'), t('home.promiseExpert'), t('home.promiseTime')]}
        highlight={t('home.promiseTogether')}
        lede={t('home.lede', { name: t('languages.name') })}
      >
        <LinkButton variant="accent" href={href(paths.applyHospital())}>
          {t('home.requestSupport')}
        </LinkButton>
        <LinkButton variant="secondary" href={href(paths.whatIsExpert())}>
          {t('home.becomeExpert')}
        </LinkButton>
      </Hero>
      <div className="wrap">
        <Facts
          items={facts.map((fact) => ({
            value: t(`home.fact${fact}`),
            meaning: t(`home.fact${fact}Meaning`),
          }))}
        />
        {data.figures && <RegistryFigures figures={data.figures} t={t} />}
      </div>
      <StartBand t={t} href={href} />
      <AreasBand t={t} href={href} />
      <HowBand t={t} href={href} />
      <SpeakersBand speakers={data.figures?.speakers[locale] ?? 0} t={t} href={href} />
      <EntriesBand
        id="meet"
        look="straw"
        title={t('home.meet')}
        entries={data.experts}
        note={data.experts.length > 0 ? samples : undefined}
        more={{ label: t('home.meetMore'), href: href(paths.expertStories()) }}
      >
        <People people={data.experts} t={t} href={href} />
      </EntriesBand>
      <EntriesBand
        id="impact"
        title={t('stories.localImpact')}
        entries={data.stories}
        note={data.experts.length === 0 ? samples : undefined}
        more={{ label: t('home.impactMore'), href: href(paths.stories()) }}
      >
        <StoryCards stories={data.stories} t={t} href={href} />
      </EntriesBand>
      <NewsBand
        news={data.news}
        note={data.experts.length + data.stories.length === 0 ? samples : undefined}
        {...{ t, href, locale }}
      />
      <CallBand t={t} href={href} />
    </>
  )
}

/** The note about samples, shown once above the first entries. */
function samplesOf({ experts, stories, news }: Home, t: PageContext['t']): string | undefined {
  const all = [...experts, ...stories, ...news]
  return all.length > 0 && all.every(({ is_sample }) => is_sample) ? t('home.samples') : sampleText(all, t)
}

/** The three calls of the specification; asking for support is the one in saffron. */
function CallBand({ t, href }: Props) {
  return (
    <Band look="petrol" labelledBy="call" inner="stack gap-5">
      <h2 id="call">{t('home.call')}</h2>
      <div className="row btn-row">
        {doors.map(({ action, path }, index) => (
          <LinkButton key={path} variant={index === 0 ? 'accent' : 'secondary'} href={href(path)}>
            {t(action)}
          </LinkButton>
        ))}
      </div>
    </Band>
  )
}

type EntriesBandProps = {
  id: string
  look?: 'straw'
  title: string
  entries: readonly unknown[]
  note: string | undefined
  more: { label: string; href: string }
  children: ReactNode
}

function EntriesBand({ id, look, title, entries, note, more, children }: EntriesBandProps) {
  if (entries.length === 0) return null
  return (
    <Band look={look} labelledBy={id}>
      <SectionHead id={id} title={title} {...(note && { text: note })} more={more} />
      {children}
    </Band>
  )
}

type NewsBandProps = Props & Pick<PageContext, 'locale'> & Pick<Home, 'news'> & { note: string | undefined }

function NewsBand({ news, note, t, href, locale }: NewsBandProps) {
  if (news.length === 0) return null
  return (
    <Band look="line" labelledBy="news" inner="split split--start aside-wide">
      <div className="stack">
        <h2 id="news">{t('home.news')}</h2>
        <MoreLink href={href(paths.news())}>{t('home.newsMore')}</MoreLink>
        {note && <p className="sm muted">{note}</p>}
      </div>
      <NewsList
        items={news.map(({ slug, title, summary, published_on, lang }) => ({
          date: published_on,
          dateText: formatDate(published_on, locale),
          title,
          text: summary,
          href: href(`${paths.news()}#${slug}`),
          mark: markOf(lang, locale),
        }))}
      />
    </Band>
  )
}
