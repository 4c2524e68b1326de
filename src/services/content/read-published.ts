import { mostOnHome } from '../../domain/content/content-kinds.ts'
import { regionOfCountry } from '../../domain/content/programme-regions.ts'
import { isSlug } from '../../domain/content/slug.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { findPublicFigures } from '../../store/content/public-figures.ts'
import {
  findPublishedProfile,
  findStory,
  listLatestStories,
  listNews,
  listProfiles,
  listStories,
  type NewsItem,
  type Profile,
  type Story,
  type StoryCard,
} from '../../store/content/published-content.ts'
import type { Store } from '../../store/open-store.ts'
import { cleanHtml } from './clean-html.ts'

export type {
  NewsItem,
  Profile,
  Publication,
  Story,
  StoryCard,
} from '../../store/content/published-content.ts'

export type Profiles = { experts: readonly Profile[]; trainers: readonly Profile[] }

/** People who have agreed to be named. What has no published translation is English, here as everywhere: see `lang`. */
export async function readProfiles(store: Store, locale: Locale): Promise<Profiles> {
  const [experts, trainers] = await Promise.all([
    listProfiles(store, locale, 'expert'),
    listProfiles(store, locale, 'trainer'),
  ])
  return { experts: experts.map(safeProfile), trainers: trainers.map(safeProfile) }
}

export const safeProfile = <Person extends Profile>(profile: Person): Person => ({
  ...profile,
  biography: cleanHtml(profile.biography),
})

const mostItems = 50

export async function readNews(store: Store, locale: Locale): Promise<NewsItem[]> {
  const items = await listNews(store, locale, mostItems)
  return items.map(safeItem)
}

export const safeItem = <Item extends NewsItem>(item: Item): Item => ({
  ...item,
  content: cleanHtml(item.content),
})

/** The expert has a published profile, and so has agreed to be named. */
export type StoryToRead = { story: Story; expert: Profile | undefined; others: readonly StoryCard[] }

const mostOthers = 3

/** A published story and related ones: of the same expert, country or region, then the next in the editors' order. */
export async function readStory(store: Store, slug: string, locale: Locale): Promise<Outcome<StoryToRead>> {
  if (!isSlug(slug)) return refuse('not_found')
  const [story, all] = await Promise.all([findStory(store, slug, locale), listStories(store, locale)])
  if (!story) return refuse('not_found')
  const at = all.findIndex((card) => card.slug === slug)
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
  const related = others.toSorted((one, other) => nearness(other, story) - nearness(one, story))
  const expert = await readExpertOf(store, story, locale)
  return done({ story: safeStory(story), expert, others: related.slice(0, mostOthers) })
}

export const readExpertOf = async (store: Store, { expert }: Pick<Story, 'expert'>, locale: Locale) =>
  expert ? findPublishedProfile(store, expert, locale) : undefined

function nearness(one: StoryCard, { expert, country }: Story): number {
  const isSame = (mine: string, other: string) => mine !== '' && mine === other
  const region = regionOfCountry(country)
  return (
    (isSame(one.expert, expert) ? 4 : 0) +
    (isSame(one.country, country) ? 2 : 0) +
    (region && regionOfCountry(one.country) === region ? 1 : 0)
  )
}

/** Sanitises on output too, because the row may have been written by other means than the editor. */
export const safeStory = (story: Story): Story => ({ ...story, content: cleanHtml(story.content) })

export type Home = Awaited<ReturnType<typeof readHome>>

export async function readHome(store: Store, locale: Locale) {
  const [experts, stories, news, figures] = await Promise.all([
    listProfiles(store, locale, 'expert', mostOnHome),
    listLatestStories(store, locale, mostOnHome),
    listNews(store, locale, mostOnHome),
    findPublicFigures(store),
  ])
  return { experts: experts.map(safeProfile), stories, news: news.map(safeItem), figures }
}
