import type { Profile } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { Person } from '../../ui/person/person.tsx'
import { SampleNote } from '../sample-note.tsx'
import { initialsOf } from './initials.ts'

/** One expert's words, in a band of their own. */
export function Voice({ profile, t }: { profile: Profile } & Pick<PageContext, 't'>) {
  const { name, role, quote, picture } = profile
  return (
    <div className="band band--straw">
      <div className="wrap wrap--text stack">
        <Person
          name={name}
          role={role}
          initials={initialsOf(name)}
          picture={picture}
          tone="leaf"
          quote={t('pages.quote', { words: quote })}
          large
        />
        <SampleNote of={[profile]} t={t} />
      </div>
    </div>
  )
}
