import { type ProgrammeRegion, regionOfCountry } from '../../domain/content/programme-regions.ts'
import type { PublicFigures } from '../../domain/content/public-figures.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { findPublicFigures } from '../../store/content/public-figures.ts'
import { listLatestStories, type StoryCard } from '../../store/content/published-content.ts'
import type { Store } from '../../store/open-store.ts'

export type Places = {
  figures: PublicFigures | undefined
  stories: Readonly<Partial<Record<ProgrammeRegion, readonly StoryCard[]>>>
}

const mostOfRegion = 3

/** The figures of the registry, and the latest stories of each region. */
export async function readPlaces(store: Store, locale: Locale): Promise<Places> {
  const [figures, all] = await Promise.all([findPublicFigures(store), listLatestStories(store, locale)])
  const stories: Partial<Record<ProgrammeRegion, StoryCard[]>> = {}
  for (const story of all) {
    const region = regionOfCountry(story.country)
    if (!region) continue
    const known = stories[region] ?? []
    if (known.length < mostOfRegion) stories[region] = [...known, story]
  }
  return { figures, stories }
}
