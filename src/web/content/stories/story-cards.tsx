import { paths } from '../../../domain/paths.ts'
import type { StoryCard } from '../../../services/content/read-published.ts'
import type { PageContext } from '../../page.ts'
import { Card, Cards, cardSizes } from '../../ui/card/card.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { markOf } from '../mark-of.ts'

type Props = { stories: readonly StoryCard[] } & Pick<PageContext, 't' | 'href'>

export function StoryCards({ stories, t, href }: Props) {
  return (
    <Cards>
      {stories.map(({ slug, title, synopsis, country_region, picture, lang }) => (
        <Card
          key={slug}
          title={title}
          meta={country_region}
          text={synopsis}
          mark={markOf(lang, t.locale)}
          art={picture && <Picture picture={picture} sizes={cardSizes} lazy />}
          more={{
            label: t('stories.learnMore'),
            about: t('stories.learnMoreAbout', { title }),
            href: href(paths.story(slug)),
          }}
        />
      ))}
    </Cards>
  )
}
