import type { Profile } from '../../../services/content/read-profiles.ts'
import type { PageContext } from '../../page.ts'
import { Person } from '../../ui/person/person.tsx'
import type { PortraitTone } from '../../ui/portrait/portrait.tsx'
import { Written } from '../written.tsx'
import { initialsOf } from './initials.ts'

type Props = { profile: Profile; tone: PortraitTone } & Pick<PageContext, 't'>

/** One person in full; its anchor is what 'Read more' leads to. */
export function Bio({ profile: { slug, name, role, country, quote, biography, picture }, tone, t }: Props) {
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
