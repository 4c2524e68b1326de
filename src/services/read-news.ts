import { listNews, type NewsItem } from '../store/news.ts'
import type { Store } from '../store/open-store.ts'

export type { NewsItem } from '../store/news.ts'

const mostItems = 50

export function readNews(store: Store): Promise<NewsItem[]> {
  return listNews(store, mostItems)
}
