import { isSlug } from '../../domain/content/slug.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { findStory, listStories, type Story, type StoryCard } from '../../store/content/stories.ts'
import type { Store } from '../../store/open-store.ts'
import { cleanHtml } from './clean-html.ts'

export type { Story, StoryCard } from '../../store/content/stories.ts'

export type StoryToRead = { story: Story; others: readonly StoryCard[] }

const mostOthers = 3

export function readStories(store: Store): Promise<StoryCard[]> {
  return listStories(store)
}

/** A published story, with what to read after it: the stories that follow in the editors' order, then from the start. */
export async function readStory(store: Store, slug: string): Promise<Outcome<StoryToRead>> {
  if (!isSlug(slug)) return refuse('not_found')
  const [story, all] = await Promise.all([findStory(store, slug), listStories(store)])
  if (!story) return refuse('not_found')
  const at = all.findIndex((card) => card.slug === slug)
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
  return done({ story: safeStory(story), others: others.slice(0, mostOthers) })
}

/** Whoever wrote the row, and by whatever way. */
export const safeStory = (story: Story): Story => ({ ...story, content: cleanHtml(story.content) })
