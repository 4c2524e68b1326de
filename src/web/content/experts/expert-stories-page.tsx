import type { Profile, Profiles } from '../../../services/content/read-published.ts'
import type { Page, PageContext } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Person } from '../../ui/person/person.tsx'
import type { PortraitTone } from '../../ui/portrait/portrait.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { ContentHead } from '../pages/content-head.tsx'
import type { Content } from '../prose/static-content.ts'
import { SampleNote } from '../sample-note.tsx'
import { Written } from '../written.tsx'
import { initialsOf } from './initials.ts'
import { NoPeople } from './no-people.tsx'
import { toneOf } from './people.tsx'

/** Experts and trainers in full, on one page, so that one address reaches each of them; a preview has one group. */
export const expertStoriesPage: Page<Partial<Profiles> & { content: Content }> = {
  title: ({ t, data }) => pageTitle(t, data.content.title),
  description: ({ data }) => data.content.description,
  Body: ({ data: { content, experts, trainers }, t, href }) => (
    <>
      <ContentHead content={content} t={t} href={href} />
      <Band inner="stack gap-6">
        <Prose html={content.html} />
        <SampleNote of={[...(experts ?? []), ...(trainers ?? [])]} t={t} />
        {experts && <Bios id="experts" title={t('pages.experts')} people={experts} t={t} />}
        {trainers && <Bios id="trainers" title={t('pages.trainers')} people={trainers} t={t} />}
      </Band>
    </>
  ),
}

type BiosProps = { id: 'experts' | 'trainers'; title: string; people: readonly Profile[] } & Pick<
  PageContext,
  't'
>

function Bios({ id, title, people, t }: BiosProps) {
  return (
    <section className="stack gap-5" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {people.length === 0 && <NoPeople t={t} />}
      {people.map((profile, index) => (
        <Bio key={profile.slug} profile={profile} tone={toneOf(index)} t={t} />
      ))}
    </section>
  )
}

type BioProps = { profile: Profile; tone: PortraitTone } & Pick<PageContext, 't'>

/** One person in full; its anchor is what 'Read more' leads to. */
function Bio({ profile: { slug, name, role, country, quote, biography, picture }, tone, t }: BioProps) {
  return (
    <article className="bio split" id={slug} aria-labelledby={`${slug}-name`}>
      <div className="stack gap-5">
        <h3 id={`${slug}-name`}>{name}</h3>
        <Written html={biography} t={t} />
      </div>
      <Person
        name={name}
        role={t('pages.roleIn', { role, country })}
        initials={initialsOf(name)}
        picture={picture}
        tone={tone}
        quote={t('pages.quote', { words: quote })}
      />
    </article>
  )
}
