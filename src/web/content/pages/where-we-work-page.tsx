import type { Page } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { Content } from '../prose/static-content.ts'
import { Aside } from './aside.tsx'
import { ContentHead } from './content-head.tsx'
import { ProgrammeMap } from './programme-map.tsx'

/** The map first; the prose under it says the same in words, region by region. */
export const whereWeWorkPage: Page<Content> = {
  title: ({ t, data }) => pageTitle(t, data.title),
  description: ({ data }) => data.description,
  Body: ({ data: content, t, href }) => (
    <>
      <ContentHead content={content} t={t} href={href} />
      <Band>
        <ProgrammeMap id="map" t={t} />
      </Band>
      <Band look="line" inner="split">
        <Prose html={content.html} />
        <Aside content={content} t={t} href={href} />
      </Band>
    </>
  ),
}
