import type { Form } from '../forms/engine/form.ts'
import { memberForm, memberWordsForm } from '../forms/member.ts'
import { newsForm } from '../forms/news.ts'
import { partnerForm, partnerWordsForm } from '../forms/partner.ts'
import { profileForm, profileWordsForm } from '../forms/profile.ts'
import { storyForm, storyWordsForm } from '../forms/story.ts'

/** A draft is seen by editors only. */
export const contentStatuses = ['draft', 'published'] as const

export type ContentStatus = (typeof contentStatuses)[number]

export type ContentKind = 'story' | 'news' | 'profile' | 'member' | 'partner'

type Facts = {
  form: Form
  /** The questions that a translation answers: those whose answers are words. */
  words: Form
  /** The title field, from which the slug is derived. */
  name: string
  /** The field that holds HTML. */
  prose: string
  /** Has a picture, and a place in the editors' order; of news, the latest is always first. */
  isPictured: boolean
  /** The aspect ratio to which pages crop its picture; undefined for a logo, which is never cropped. */
  aspect: number | undefined
  /** The first of its groups, each of which has an order of its own; undefined where there are none. */
  firstGroup?: string
  /** About a person, who is published only with a recorded consent. */
  needsConsent?: true
}

export const contentKinds: Readonly<Record<ContentKind, Facts>> = {
  story: {
    form: storyForm,
    words: storyWordsForm,
    name: 'title',
    prose: 'content',
    isPictured: true,
    aspect: 8 / 5,
  },
  news: { form: newsForm, words: newsForm, name: 'title', prose: 'content', isPictured: false, aspect: 1 },
  profile: {
    form: profileForm,
    words: profileWordsForm,
    name: 'name',
    prose: 'biography',
    isPictured: true,
    aspect: 1,
    firstGroup: 'expert',
    needsConsent: true,
  },
  member: {
    form: memberForm,
    words: memberWordsForm,
    name: 'name',
    prose: 'biography',
    isPictured: true,
    aspect: 1,
    firstGroup: 'team',
    needsConsent: true,
  },
  partner: {
    form: partnerForm,
    words: partnerWordsForm,
    name: 'name',
    prose: 'description',
    isPictured: true,
    aspect: undefined,
    firstGroup: 'implementation',
  },
}

export function isContentKind(text: string): text is ContentKind {
  return Object.hasOwn(contentKinds, text)
}

/** Experts, stories and news on the home page, of each: a slow phone should reach the end of the page. */
export const mostOnHome = 3

/** Stored versions of a text; each keeps its pictures. */
export const mostVersions = 30
