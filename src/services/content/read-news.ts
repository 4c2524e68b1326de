import { listNews, type NewsItem } from '../../store/content/news.ts'
import type { Store } from '../../store/open-store.ts'
import { cleanHtml } from './clean-html.ts'

export type { NewsItem } from '../../store/content/news.ts'

const mostItems = 50

export async function readNews(store: Store): Promise<NewsItem[]> {
  const items = await listNews(store, mostItems)
  return items.map(safeItem)
}

export const safeItem = <Item extends NewsItem>(item: Item): Item => ({
  ...item,
  content: cleanHtml(item.content),
})
