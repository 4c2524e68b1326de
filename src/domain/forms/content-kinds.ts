import type { Form } from '../engine/form.ts'
import { newsForm } from './news.ts'
import { profileForm } from './profile.ts'
import { storyForm } from './story.ts'

export type ContentKind = 'story' | 'news' | 'profile'

type Facts = {
  form: Form
  /** The field by which it is called, and from which its address is made. */
  name: string
  /** The field that holds HTML. */
  prose: string
  /** Has a picture, and a place in the editors' order; of news, the latest is always first. */
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
