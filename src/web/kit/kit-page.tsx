import { choices } from '../../domain/forms/engine/field.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { hospitalForm } from '../../domain/forms/hospital.ts'
import { focusAreas } from '../../domain/lists/expertise.ts'
import { done } from '../../domain/refusals.ts'
import type { Home, StoryToRead } from '../../services/content/read-published.ts'
import { homePage } from '../content/home/home-page.tsx'
import { contentPage } from '../content/pages/content-page.tsx'
import { whereWeWorkPage } from '../content/places/where-we-work-page.tsx'
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

/** A form with one question of at most three choices. */
const expert: Form = {
  ...expertForm,
  fields: { ...expertForm.fields, registry_related_experience: choices(focusAreas, { max: 3 }) },
  steps: [
    ...expertForm.steps,
    { id: 'limited', title: 'hospital.requestStep', asks: ['registry_related_experience'] },
  ],
}
/** A form with cards to choose from; its other questions have the names of those above. */
const hospital: Form = { ...hospitalForm, steps: hospitalForm.steps.filter(({ id }) => id === 'support') }

/** Areas whose wording the components use. */
const ofForms = ['kit', 'kitSample', 'expert', 'hospital', 'lists', 'forms', 'wizard', 'uploads'] as const
const ofPages = ['admin', 'desk', 'edit', 'errors', 'insight', 'match', 'selectExpert', 'site'] as const

type KitData = { frame: (typeof frames)[number]; home: Home; story: StoryToRead | undefined }

/** Every component in one theme and direction: first those of pages, then those that need a script. */
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
            data: { content: contentOf('what-is-expert', context), voice: home.experts[0] },
          })}
          {whereWeWorkPage.Body({
            ...context,
            data: {
              content: contentOf('where-we-work', context),
              figures: home.figures,
              stories: {},
            },
          })}
          {story && storyPage.Body({ ...context, data: story })}
          {island(Kit, { expert, hospital })}
        </Shell>
      </div>
    )
  },
}

export const kitRoute = route<KitData>({
  access: 'development',
  bare: true,
  styles: ['content', 'forms', 'shortlist', 'admin'],
  island: {
    name: 'kit',
    messages: [...ofForms, ...ofPages, 'users', 'workspace'],
  },
  page: kitPage,
  load: async ({ services, locale, query }) => {
    const home = await services.content.readHome(locale)
    const story = await services.content.readStory(home.stories[0]?.slug ?? '', locale)
    const frame = frames.find(({ id }) => id === query.frame) ?? frames[0]
    return done({ frame, home, story: story.ok ? story.value : undefined })
  },
})
