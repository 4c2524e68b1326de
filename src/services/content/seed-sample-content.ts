import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Head, type Keys, parseFrontMatter } from '../../domain/content/front-matter.ts'
import { insertSampleContent, type SampleContent } from '../../store/content/sample-content.ts'
import type { Store } from '../../store/open-store.ts'
import { htmlFromMarkdown } from './clean-html.ts'
import { readSamplePictures } from './pictures/sample-pictures.ts'

const folder = join(import.meta.dirname, '../../../content/samples')

const story = {
  title: 'once',
  synopsis: 'once',
  country_region: 'once',
  picture: 'once',
  image_alt: 'once',
  position: 'once',
} as const
const newsItem = { title: 'once', summary: 'once', published_on: 'once' } as const
const profile = {
  kind: 'once',
  name: 'once',
  role: 'once',
  country: 'once',
  quote: 'once',
  picture: 'once',
  image_alt: 'once',
  position: 'once',
} as const

/** Invented people and hospitals, so that a new installation shows what it is for. False where there was content. */
export function seedSampleContent(store: Store): Promise<boolean> {
  return insertSampleContent(store, readAll)
}

async function readAll(): Promise<SampleContent> {
  const [stories, news, profiles, pictures] = await Promise.all([
    readSamples('stories', story),
    readSamples('news', newsItem),
    readSamples('profiles', profile),
    readSamplePictures(),
  ])
  const keyOf = (name: string) => pictures.get(name)?.key ?? null
  return {
    pictures: [...pictures.values()],
    stories: inOrder(stories).map(({ html, picture, ...row }) => ({
      ...row,
      picture_key: keyOf(picture),
      content: html,
    })),
    news: news.map(({ html, ...row }) => ({ ...row, content: html })),
    profiles: inOrder(profiles).map(({ html, picture, ...row }) => ({
      ...row,
      picture_key: keyOf(picture),
      biography: html,
    })),
  }
}

type Sample<K extends Keys> = Head<K> & { slug: string; html: string }

async function readSamples<const K extends Keys>(kind: string, keys: K): Promise<Sample<K>[]> {
  const names = (await readdir(join(folder, kind))).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(folder, kind, name), 'utf8')
      const { head, markdown } = parseFrontMatter(`content/samples/${kind}/${name}`, source, keys)
      return { ...head, slug: name.replace(/\.md$/, ''), html: htmlFromMarkdown(markdown) }
    }),
  )
}

function inOrder<Row extends { position: string }>(rows: readonly Row[]): Omit<Row, 'position'>[] {
  return rows
    .toSorted((one, other) => Number(one.position) - Number(other.position))
    .map(({ position: _, ...row }) => row)
}
