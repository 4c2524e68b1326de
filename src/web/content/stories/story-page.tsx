import { paths } from '../../../domain/paths.ts'
import type { StoryToRead } from '../../../services/content/read-published.ts'
import { article } from '../../discovery/structured-data.ts'
import type { Page, PageContext } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { Crumbs } from '../../ui/crumbs/crumbs.tsx'
import { PageIcon } from '../../ui/icon/page-icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { DraftNote } from '../draft-note.tsx'
import { SampleNote, sampleText } from '../sample-note.tsx'
import { Written } from '../written.tsx'
import { StoryCards } from './story-cards.tsx'

export const storyPage: Page<StoryToRead> = {
  title: ({ t, data }) => pageTitle(t, data.story.title),
  description: ({ data }) => data.story.synopsis,
  thing: ({ data, locale, absolute, registry, t }) =>
    article(data.story, locale, absolute, registry, t('languages.longName')),
  Body: ({ data: { story, others }, t, href }) => (
    <>
      <article>
        <StoryHead story={story} t={t} href={href} />
        <div className="wrap split story">
          <div className="stack gap-6">
            <Written html={story.content} t={t} />
            <SampleNote of={[story]} t={t} />
          </div>
          <aside className="sticky">
            <Callout title={t('stories.askTitle')}>
              <p>{t('stories.askText')}</p>
              <LinkButton href={href(paths.requestSupport())}>{t('site.requestSupport')}</LinkButton>
            </Callout>
          </aside>
        </div>
      </article>
      {others.length > 0 && (
        <Band look="tint" labelledBy="more">
          <SectionHead id="more" title={t('stories.more')} text={sampleText(others, t)} />
          <StoryCards stories={others} t={t} href={href} />
        </Band>
      )}
    </>
  ),
}

function StoryHead({ story, t, href }: { story: StoryToRead['story'] } & Pick<PageContext, 't' | 'href'>) {
  const { title, synopsis, country_region, picture } = story
  return (
    <header className="wrap story-head">
      <Crumbs
        label={t('pages.breadcrumb')}
        items={[
          { label: t('pages.home'), href: href(paths.home()) },
          { label: t('stories.localImpact'), href: href(paths.stories()) },
        ]}
      />
      <div className="split aside-half">
        <div className="stack">
          <p className="row sm muted">
            <PageIcon name="pin" />
            {country_region}
          </p>
          <h1>{title}</h1>
          <p className="lede">{synopsis}</p>
        </div>
        {picture && <Picture picture={picture} sizes="(min-width: 62rem) 34rem, 90vw" />}
      </div>
    </header>
  )
}

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
