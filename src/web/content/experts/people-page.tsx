import type { Profile } from '../../../services/content/read-published.ts'
import { Band } from '../../ui/band/band.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Aside } from '../pages/aside.tsx'
import { contentHeaded } from '../pages/content-head.tsx'
import { SampleNote } from '../sample-note.tsx'
import { NoPeople, People } from './people.tsx'

export const peoplePage = contentHeaded<{ people: readonly Profile[] }>(
  ({ data: { content, people }, t, href }) => (
    <>
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
)
