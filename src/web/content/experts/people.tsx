import { paths } from '../../../domain/paths.ts'
import type { Profile } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { Person } from '../../ui/person/person.tsx'
import type { PortraitTone } from '../../ui/portrait/portrait.tsx'
import { initialsOf } from './initials.ts'

type Props = { people: readonly Profile[]; roomy?: boolean } & Pick<PageContext, 't' | 'href'>

/** People in their own words, each with the way to the full story. */
export function People({ people, roomy = false, t, href }: Props) {
  return (
    <div className={roomy ? 'grid gap-7 min-half' : 'grid gap-7'}>
      {people.map(({ slug, name, role, quote, picture }, index) => (
        <Person
          key={slug}
          name={name}
          role={role}
          initials={initialsOf(name)}
          picture={picture}
          tone={toneOf(index)}
          quote={t('pages.quote', { words: quote })}
          more={{
            label: t('pages.readMore'),
            about: t('pages.readMoreAbout', { name }),
            href: href(paths.expertStories(slug)),
          }}
        />
      ))}
    </div>
  )
}

const tones: readonly PortraitTone[] = ['petrol', 'saffron', 'bloom', 'leaf']

/** Neighbours differ; the same place on two pages has the same colour. */
export const toneOf = (index: number): PortraitTone => tones[index % tones.length] as PortraitTone
