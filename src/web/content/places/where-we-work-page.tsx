import { paths } from '../../../domain/paths.ts'
import type { Places } from '../../../services/content/read-places.ts'
import type { PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { placesIn, WorldMap } from '../../ui/world-map/world-map.tsx'
import { markOf } from '../mark-of.ts'
import { Aside } from '../pages/aside.tsx'
import { ContentBody, keyOf } from '../pages/content-body.tsx'
import { contentHeaded } from '../pages/content-head.tsx'
import type { PageEntries } from '../pages/page-entries.ts'
import type { Content } from '../prose/static-content.ts'
import { SampleNote } from '../sample-note.tsx'
import { withMedia } from '../written.tsx'
import { FiguresTable } from './figures-table.tsx'
import { type Piece, regionSections, storiesBeside } from './region-sections.ts'

/** The map with the figures beside it; below, the prose of the page with a section for each region. */
export const whereWeWorkPage = contentHeaded<Places & Pick<PageEntries, 'partners'>>(
  ({ data: { content, figures, stories: all, partners }, t, href, locale }) => {
    const anchors = new Set([...content.html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id = '']) => id))
    const sections = content.isOwn ? anchors : undefined
    const map = placesIn(sections).length > 0 && <WorldMap id="map" t={t} sections={sections} />
    const table = figures && <FiguresTable figures={figures} anchors={anchors} t={t} locale={locale} />
    const stories = storiesBeside(content, all)
    return (
      <>
        {map && table ? (
          <Band inner="split">
            <div className="sticky">{map}</div>
            {table}
          </Band>
        ) : (
          (map || table) && <Band>{map || table}</Band>
        )}
        <Band look="line" inner="split">
          <div className="stack gap-6">
            {content.body.map((part, index) => (
              <Part key={keyOf(part, index)} {...{ part, content, stories, partners, t, href, locale }} />
            ))}
            <SampleNote of={Object.values(stories).flat()} t={t} />
          </div>
          <Aside content={content} t={t} href={href} />
        </Band>
      </>
    )
  },
)

type Shown = Pick<PageContext, 't' | 'href' | 'locale'> &
  Pick<Places, 'stories'> &
  Pick<PageEntries, 'partners'> & { content: Content }

function Part({ part, ...shown }: Shown & { part: Content['body'][number] }) {
  const { content, partners, t, href, locale } = shown
  const mark = markOf(content.lang, locale)
  if (part.kind !== 'prose')
    return (
      <div {...mark}>
        <ContentBody content={{ ...content, body: [part] }} partners={partners} t={t} href={href} />
      </div>
    )
  const pieces = regionSections(withMedia(part.html, t))
  const first = pieces.findIndex(({ region }) => region)
  const isRegion = ({ region }: Piece) => region !== undefined
  return pieces.map((piece, index) => {
    if (!isRegion(piece))
      return (
        <div key={piece.html} {...mark}>
          <Prose html={piece.html} />
        </div>
      )
    if (index !== first) return null
    return (
      <div key="regions" className="grid min-wide">
        {pieces.filter(isRegion).map((one) => (
          <RegionSection key={one.region} piece={one} {...shown} />
        ))}
      </div>
    )
  })
}

function RegionSection({
  piece: { html, region },
  content,
  stories,
  t,
  href,
  locale,
}: Shown & { piece: Piece }) {
  const own = (region && stories[region]) ?? []
  return (
    <article className="place">
      <div {...markOf(content.lang, locale)}>
        <Prose html={html} />
      </div>
      {own.length > 0 && (
        <div className="prose sm">
          <p>{t('stories.list')}</p>
          <ul>
            {own.map(({ slug, title, lang }) => (
              <li key={slug} {...markOf(lang, locale)}>
                <a href={href(paths.story(slug))}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  )
}
