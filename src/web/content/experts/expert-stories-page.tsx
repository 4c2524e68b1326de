import type { Profile, Profiles } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { Person } from '../../ui/person/person.tsx'
import { toneOf } from '../../ui/portrait/portrait.tsx'
import { markOf } from '../mark-of.ts'
import { ContentBody } from '../pages/content-body.tsx'
import { contentHeaded } from '../pages/content-head.tsx'
import { SampleNote } from '../sample-note.tsx'
import { Written } from '../written.tsx'
import { NoPeople, personOf, wordsIn } from './people.tsx'

/** Experts and trainers in full, on one page, so that one address reaches each of them; a preview has one group. */
export const expertStoriesPage = contentHeaded<Partial<Profiles>>(
  ({ data: { content, experts, trainers }, t, href, locale }) => (
    <Band inner="stack gap-6">
      <div className="stack gap-6" {...markOf(content.lang, locale)}>
        <ContentBody content={content} t={t} href={href} />
      </div>
      <SampleNote of={[...(experts ?? []), ...(trainers ?? [])]} t={t} />
      {experts && <Bios id="experts" people={experts} t={t} />}
      {trainers && <Bios id="trainers" people={trainers} t={t} />}
    </Band>
  ),
)

type BiosProps = { id: keyof Profiles; people: readonly Profile[]; t: PageContext['t'] }

function Bios({ id, people, t }: BiosProps) {
  return (
    <section className="stack gap-5" aria-labelledby={id}>
      <h2 id={id}>{t(`pages.${id}`)}</h2>
      {people.length === 0 && <NoPeople t={t} />}
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
