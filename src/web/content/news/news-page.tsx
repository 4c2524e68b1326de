import type { NewsItem } from '../../../services/content/read-published.ts'
import { Band } from '../../ui/band/band.tsx'
import { Message } from '../../ui/message/message.tsx'
import { formatDate } from '../format-date.ts'
import { markOf } from '../mark-of.ts'
import { ContentBody } from '../pages/content-body.tsx'
import { contentHeaded } from '../pages/content-head.tsx'
import { NextRow } from '../pages/doors.tsx'
import type { PageEntries } from '../pages/page-entries.ts'
import { SampleNote } from '../sample-note.tsx'
import { Written } from '../written.tsx'

/** Every item in full; the home page leads to each by its anchor. */
export const newsPage = contentHeaded<{ items: readonly NewsItem[] } & Pick<PageEntries, 'partners'>>(
  ({ data: { content, partners, items }, t, href, locale }) => (
    <Band inner="stack gap-7">
      {content.body.length > 0 && (
        <div className="stack gap-6" {...markOf(content.lang, locale)}>
          <ContentBody {...{ content, partners, t, href }} />
        </div>
      )}
      {items.length === 0 && <Message title={t('pages.noNews')} text={t('pages.noNewsText')} />}
      {items.map(({ slug, title, summary, content: html, published_on, lang }) => (
        <article key={slug} className="split split--start" id={slug} aria-labelledby={`${slug}-title`}>
          <time className="muted" dateTime={published_on}>
            {formatDate(published_on, locale)}
          </time>
          <div className="stack" {...markOf(lang, locale)}>
            <h2 id={`${slug}-title`}>{title}</h2>
            <p className="lede">{summary}</p>
            <Written html={html} t={t} />
          </div>
        </article>
      ))}
      <SampleNote of={items} t={t} />
      <NextRow next={content.next} href={href} />
    </Band>
  ),
)
