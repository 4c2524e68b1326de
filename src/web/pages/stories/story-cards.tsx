import { paths } from '../../../domain/paths.ts'
import type { StoryCard } from '../../../services/read-stories.ts'
import type { PageContext } from '../../page.ts'
import { Card, Cards } from '../../ui/card/card.tsx'

type Props = { stories: readonly StoryCard[] } & Pick<PageContext, 't' | 'href'>

export function StoryCards({ stories, t, href }: Props) {
  return (
    <Cards>
      {stories.map(({ slug, title, synopsis, country_region, image_url, image_alt }) => (
        <Card
          key={slug}
          title={title}
          meta={country_region}
          text={synopsis}
          art={
            image_url && <img src={image_url} alt={image_alt ?? ''} width={320} height={200} loading="lazy" />
          }
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
