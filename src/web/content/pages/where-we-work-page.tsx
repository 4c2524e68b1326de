import { Band } from '../../ui/band/band.tsx'
import { WorldMap } from '../../ui/world-map/world-map.tsx'
import { markOf } from '../mark-of.ts'
import { Aside } from './aside.tsx'
import { ContentBody } from './content-body.tsx'
import { contentHeaded } from './content-head.tsx'
import type { PageEntries } from './page-entries.ts'

/** The map first; the prose under it says the same in words, region by region. */
export const whereWeWorkPage = contentHeaded<Pick<PageEntries, 'partners'>>(
  ({ data: { content, partners }, t, href, locale }) => (
    <>
      <Band>
        <WorldMap id="map" t={t} />
      </Band>
      <Band look="line" inner="split">
        <div className="stack gap-6" {...markOf(content.lang, locale)}>
          <ContentBody {...{ content, partners, t, href }} />
        </div>
        <Aside content={content} t={t} href={href} />
      </Band>
    </>
  ),
)
