import { choice, longText, text } from '../engine/field.ts'
import { defineForm, type Form } from '../engine/form.ts'
import { defineList } from '../lists/list.ts'

const alt = text({ max: 250, hint: 'story.image_altHint' })

/** Markdown, HTML or both; what is kept is HTML. */
const prose = longText({ required: true, max: 60_000, rows: [16, 30], hint: 'story.contentHint' })

const storyForm = defineForm({
  id: 'story',
  fields: {
    title: text({ required: true, max: 120 }),
    synopsis: longText({ required: true, max: 300, rows: [2, 4], hint: 'story.synopsisHint' }),
    country_region: text({ required: true, max: 120, hint: 'story.country_regionHint' }),
    image_alt: alt,
    content: prose,
  },
  steps: [
    {
      id: 'story',
      title: 'story.one',
      asks: ['title', 'synopsis', 'country_region', 'image_alt', 'content'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})

const newsForm = defineForm({
  id: 'news',
  fields: {
    title: text({ required: true, max: 120 }),
    summary: longText({ required: true, max: 300, rows: [2, 4], hint: 'news.summaryHint' }),
    content: prose,
  },
  steps: [{ id: 'news', title: 'news.one', asks: ['title', 'summary', 'content'] }],
  says: { incomplete: 'forms.incomplete' },
})

const profileForm = defineForm({
  id: 'profile',
  fields: {
    kind: choice(
      defineList([
        { id: 'expert', label: 'profile.expert' },
        { id: 'trainer', label: 'profile.trainer' },
      ]),
      { required: true },
    ),
    name: text({ required: true, max: 120 }),
    role: text({ required: true, max: 120, hint: 'profile.roleHint' }),
    country: text({ required: true, max: 120 }),
    quote: longText({ required: true, max: 300, rows: [2, 4], hint: 'profile.quoteHint' }),
    image_alt: alt,
    biography: prose,
    consent_note: longText({ max: 500, rows: [2, 4], hint: 'profile.consent_noteHint' }),
  },
  steps: [
    {
      id: 'profile',
      title: 'profile.one',
      asks: ['kind', 'name', 'role', 'country', 'quote', 'image_alt', 'biography', 'consent_note'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})

export type ContentKind = 'story' | 'news' | 'profile'

type Facts = {
  form: Form
  /** The field by which it is called, and from which its address is made. */
  name: string
  /** The field that holds HTML. */
  prose: string
  /** Has a picture; and a place in the editors' order. The latest news is always first. */
  isPictured: boolean
}

/** What editors write. */
export const contentKinds: Readonly<Record<ContentKind, Facts>> = {
  story: { form: storyForm, name: 'title', prose: 'content', isPictured: true },
  news: { form: newsForm, name: 'title', prose: 'content', isPictured: false },
  profile: { form: profileForm, name: 'name', prose: 'biography', isPictured: true },
}

export function isContentKind(text: string): text is ContentKind {
  return Object.hasOwn(contentKinds, text)
}
