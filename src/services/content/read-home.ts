import { listNews, listProfiles, listStories } from '../../store/content/published-content.ts'
import type { Store } from '../../store/open-store.ts'
import { safeItem, safeProfile } from './read-published.ts'

export type Home = Awaited<ReturnType<typeof readHome>>

/** One row of each: a slow phone should reach the end of the page. */
const mostOfEach = 3

export async function readHome(store: Store) {
  const [experts, stories, news] = await Promise.all([
    listProfiles(store, 'expert', mostOfEach),
    listStories(store, mostOfEach),
    listNews(store, mostOfEach),
  ])
  return { experts: experts.map(safeProfile), stories, news: news.map(safeItem) }
}
