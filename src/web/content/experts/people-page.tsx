import type { Profile } from '../../../services/content/read-published.ts'
import type { Page } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Aside } from '../pages/aside.tsx'
import { ContentHead } from '../pages/content-head.tsx'
import type { Content } from '../prose/static-content.ts'
import { SampleNote } from '../sample-note.tsx'
import { NoPeople } from './no-people.tsx'
import { People } from './people.tsx'

/** A content file's words, then the people it speaks of. */
export const peoplePage: Page<{ content: Content; people: readonly Profile[] }> = {
  title: ({ t, data }) => pageTitle(t, data.content.title),
  description: ({ data }) => data.content.description,
  Body: ({ data: { content, people }, t, href }) => (
    <>
      <ContentHead content={content} t={t} href={href} />
      <Band inner="split">
        <Prose html={content.html} />
        <Aside content={content} t={t} href={href} />
      </Band>
      <Band look="straw" inner="stack gap-6">
        {people.length > 0 ? <People people={people} roomy t={t} href={href} /> : <NoPeople t={t} />}
        <SampleNote of={people} t={t} />
      </Band>
    </>
  ),
}
