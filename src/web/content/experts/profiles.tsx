import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import { isPseudo, type Locale } from '../../../domain/messages/locales.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import type { Profile } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { Person } from '../../ui/person/person.tsx'
import { toneOf } from '../../ui/portrait/portrait.tsx'
import { markOf } from '../mark-of.ts'
import { SampleNote } from '../sample-note.tsx'
import { initialsOf } from './initials.ts'

type Props = { people: readonly Profile[]; roomy?: boolean } & Pick<PageContext, 't' | 'href'>

export function People({ people, roomy = false, t, href }: Props) {
  return (
    <div className={roomy ? 'grid gap-7 min-half' : 'grid gap-7'}>
      {people.map((profile, index) => (
        <Person
          key={profile.slug}
          {...personOf(profile, t)}
          tone={toneOf(index)}
          more={{
            label: t('pages.readMore'),
            about: t('pages.readMoreAbout', { name: profile.name }),
            href: href(paths.expertStories(profile.slug)),
          }}
        />
      ))}
    </div>
  )
}

export function Voice({ profile, t }: { profile: Profile } & Pick<PageContext, 't'>) {
  return (
    <div className="band band--straw">
      <div className="wrap wrap--text stack">
        <Person {...personOf(profile, t)} tone="leaf" large />
        <SampleNote of={[profile]} t={t} />
      </div>
    </div>
  )
}

type Shown = Pick<Profile, 'name' | 'role' | 'quote' | 'picture' | 'lang'>

export function personOf(profile: Shown, t: PageContext['t']) {
  const { name, role, quote, picture, lang } = profile
  const said = wordsIn(lang, t)('pages.quote', { words: quote })
  // In languages whose full stop follows the quotation mark, the message contains it.
  const words = said.replace(/\.([”»])\.$/, '$1.')
  return { name, role, picture, initials: initialsOf(name), quote: words, mark: markOf(lang, t.locale) }
}

const english = translator('en', catalogueOf('en'))

/** The translator for a text's language: English text keeps English quotation marks, except in pseudo-locales. */
export const wordsIn = (lang: Locale, t: PageContext['t']) =>
  lang === t.locale || (t.locale && isPseudo(t.locale)) ? t : english
