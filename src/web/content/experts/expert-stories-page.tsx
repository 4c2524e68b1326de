import type { Profile, Profiles } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { Person } from '../../ui/person/person.tsx'
import { toneOf } from '../../ui/portrait/portrait.tsx'
import { markOf } from '../mark-of.ts'
import { ContentBody } from '../pages/content-body.tsx'
import { contentHeaded } from '../pages/content-head.tsx'
import type { PageEntries } from '../pages/page-entries.ts'
import { SampleNote } from '../sample-note.tsx'
import { Written } from '../written.tsx'
import { personOf, wordsIn } from './profiles.tsx'

/** Experts and trainers in full, on one page, so that one address reaches each of them; a preview has one group. */
export const expertStoriesPage = contentHeaded<Partial<Profiles> & Pick<PageEntries, 'partners'>>(
  ({ data: { content, partners, experts, trainers }, t, href, locale }) => (
    <Band inner="stack gap-6">
      <div className="stack gap-6" {...markOf(content.lang, locale)}>
        <ContentBody {...{ content, partners, t, href }} />
      </div>
      <SampleNote of={[...(experts ?? []), ...(trainers ?? [])]} t={t} />
      {experts && experts.length > 0 && <Bios id="experts" people={experts} t={t} />}
      {trainers && trainers.length > 0 && <Bios id="trainers" people={trainers} t={t} />}
    </Band>
  ),
)

type BiosProps = { id: keyof Profiles; people: readonly Profile[]; t: PageContext['t'] }

function Bios({ id, people, t }: BiosProps) {
  return (
    <section className="stack gap-5" aria-labelledby={id}>
      <h2 id={id}>{t(`pages.${id}`)}</h2>
      {people.map((profile, index) => (
        <Bio key={profile.slug} profile={profile} index={index} t={t} />
      ))}
    </section>
  )
}

/** One person in full; its anchor is what 'Read more' leads to. */
function Bio({ profile, index, t }: { profile: Profile; index: number; t: PageContext['t'] }) {
  const { slug, name, role, country, biography, lang } = profile
  const place = wordsIn(lang, t)('pages.roleIn', { role, country })
  return (
    <article className="bio split" id={slug} aria-labelledby={`${slug}-name`}>
      <div className="stack gap-5" {...markOf(lang, t.locale)}>
        <h3 id={`${slug}-name`}>{name}</h3>
        <Written html={biography} t={t} />
      </div>
      <Person {...personOf(profile, t)} role={place} tone={toneOf(index)} />
    </article>
  )
}
