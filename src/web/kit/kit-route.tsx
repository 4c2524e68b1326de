import { done } from '../../domain/refusals.ts'
import type { Home } from '../../services/content/read-home.ts'
import type { StoryToRead } from '../../services/content/read-published.ts'
import { homePage } from '../content/home/home-page.tsx'
import { contentPage } from '../content/pages/content-page.tsx'
import { whereWeWorkPage } from '../content/pages/where-we-work-page.tsx'
import { contentOf } from '../content/prose/static-content.ts'
import { storyPage } from '../content/stories/story-page.tsx'
import { type Page, route } from '../page.ts'
import { Shell } from '../shell/shell.tsx'
import { Band } from '../ui/band/band.tsx'
import { JumpChips } from '../ui/filter-chips/filter-chips.tsx'
import { Kit } from './kit.tsx'

const frames = [
  { id: 'light-ltr', theme: 'light', dir: 'ltr', title: 'kitSample.lightLtr' },
  { id: 'dark-ltr', theme: 'dark', dir: 'ltr', title: 'kitSample.darkLtr' },
  { id: 'light-rtl', theme: 'light', dir: 'rtl', title: 'kitSample.lightRtl' },
  { id: 'dark-rtl', theme: 'dark', dir: 'rtl', title: 'kitSample.darkRtl' },
] as const

type KitData = { frame: (typeof frames)[number]; home: Home; story: StoryToRead | undefined }

/** Every component in one theme and direction: first on pages of the site, then those that need a script. */
const kitPage: Page<KitData> = {
  title: ({ t }) => t('kitSample.title'),
  description: ({ t }) => t('kitSample.lede'),
  Body: ({ data: { frame, home, story }, ...context }) => {
    const { t, island } = context
    const links = frames.map(({ id, title }) => ({
      href: `?frame=${id}`,
      label: t(title),
      current: id === frame.id,
    }))
    return (
      <div id={frame.id} data-theme={frame.theme} dir={frame.dir}>
        <Shell {...context}>
          <Band>
            <JumpChips label={t('kitSample.frames')} links={links} />
          </Band>
          {homePage.Body({ ...context, data: home })}
          {contentPage.Body({
            ...context,
            data: { ...contentOf('what-is-expert', context), voice: home.experts[0] },
          })}
          {whereWeWorkPage.Body({ ...context, data: contentOf('where-we-work', context) })}
          {story && storyPage.Body({ ...context, data: story })}
          {island(Kit, {})}
        </Shell>
      </div>
    )
  },
}

export const kitRoute = route<KitData>({
  access: 'development',
  bare: true,
  styles: ['forms', 'shortlist', 'admin'],
  island: {
    name: 'kit',
    messages: ['kit', 'kitSample', 'expert', 'hospital', 'lists', 'forms', 'wizard', 'uploads', 'errors'],
  },
  page: kitPage,
  load: async ({ services, query }) => {
    const home = await services.content.readHome()
    const story = await services.content.readStory(home.stories[0]?.slug ?? '')
    const frame = frames.find(({ id }) => id === query.frame) ?? frames[0]
    return done({ frame, home, story: story.ok ? story.value : undefined })
  },
})
