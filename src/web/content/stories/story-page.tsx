import { paths } from '../../../domain/paths.ts'
import type { StoryToPreview } from '../../../services/content/preview-story.ts'
import type { StoryToRead } from '../../../services/content/read-published.ts'
import { article } from '../../discovery/structured-data.ts'
import type { Page, PageContext } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Crumbs } from '../../ui/crumbs/crumbs.tsx'
import { PageIcon } from '../../ui/icon/page-icon.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { DraftNote } from '../draft-note.tsx'
import { markOf } from '../mark-of.ts'
import { SampleNote, sampleText } from '../sample-note.tsx'
import { Written } from '../written.tsx'
import { StoryAside } from './story-aside.tsx'
import { StoryCards } from './story-cards.tsx'
import { StoryExpert, StoryPicture } from './story-parts.tsx'

export const storyPage: Page<StoryToRead> = {
  title: ({ t, data }) => pageTitle(t, data.story.title),
  description: ({ data }) => data.story.synopsis,
  thing: ({ data, absolute, registry }) => article(data.story, absolute, registry),
  Body: ({ data: { story, expert, others }, t, href }) => (
    <>
      <article>
        <StoryHead story={story} t={t} href={href} />
        <div className="wrap split story">
          <div className="stack gap-6">
            <div {...markOf(story.lang, t.locale)}>
              <Written html={story.content} t={t} />
            </div>
            {expert && <StoryExpert expert={expert} t={t} href={href} />}
            <SampleNote of={story.is_sample || !expert ? [story] : [story, expert]} t={t} />
          </div>
          <StoryAside story={story} t={t} href={href} />
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
  const { title, synopsis, country_region, lang } = story
  const mark = markOf(lang, t.locale)
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
            <span {...mark}>{country_region}</span>
          </p>
          <h1 {...mark}>{title}</h1>
          <p className="lede" {...mark}>
            {synopsis}
          </p>
          {mark.lang && <p className="sm muted">{t('languages.englishOnly')}</p>}
        </div>
        <StoryPicture story={story} t={t} />
      </div>
    </header>
  )
}

export const previewPage: Page<StoryToPreview> = {
  title: ({ t, data: { story, isDraft } }) =>
    pageTitle(t, isDraft ? t('writing.previewOf', { title: story.title }) : story.title),
  description: storyPage.description,
  Body: (context) => (
    <>
      {context.data.isDraft && <DraftNote text={context.t('writing.noticeText')} t={context.t} />}
      <storyPage.Body {...context} />
    </>
  ),
}
