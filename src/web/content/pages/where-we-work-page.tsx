import { Band } from '../../ui/band/band.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { WorldMap } from '../../ui/world-map/world-map.tsx'
import { Aside } from './aside.tsx'
import { contentHeaded } from './content-head.tsx'

/** The map first; the prose under it says the same in words, region by region. */
export const whereWeWorkPage = contentHeaded(({ data: { content }, t, href }) => (
  <>
    <Band>
      <WorldMap id="map" t={t} />
    </Band>
    <Band look="line" inner="split">
      <Prose html={content.html} />
      <Aside content={content} t={t} href={href} />
    </Band>
  </>
))
