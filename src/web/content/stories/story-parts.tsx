import { paths } from '../../../domain/paths.ts'
import type { Profile, Story } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { Person } from '../../ui/person/person.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { personOf } from '../experts/profiles.tsx'
import { type Mark, markOf } from '../mark-of.ts'

type Props = { story: Story } & Pick<PageContext, 't'>

/** English words in a translated story are marked. */
export const markOfWords = (
  { lang, english }: Story,
  name: Story['english'][number],
  t: PageContext['t'],
): Mark => markOf(english.includes(name) ? 'en' : lang, t.locale)

/** The picture of a story, with its caption and credit if there are any. */
export function StoryPicture({ story, t }: Props) {
  const { picture, image_caption: caption, image_credit: credit } = story
  if (!picture) return null
  const shown = <Picture picture={picture} sizes="(min-width: 62rem) 34rem, 90vw" />
  if (!caption && !credit) return shown
  return (
    <figure>
      {shown}
      <figcaption className="sm muted">
        {caption && <span {...markOfWords(story, 'image_caption', t)}>{caption}</span>}{' '}
        {credit && t('stories.credit', { name: credit })}
      </figcaption>
    </figure>
  )
}

export function StoryExpert({ expert, t, href }: { expert: Profile } & Pick<PageContext, 't' | 'href'>) {
  const { quote: _, ...person } = personOf(expert, t)
  return (
    <Person
      {...person}
      tone="bloom"
      more={{
        label: t('pages.readMore'),
        about: t('pages.readMoreAbout', { name: expert.name }),
        href: href(paths.expertStories(expert.slug)),
      }}
    />
  )
}
