import { type PageFile, parsePageFile } from '../../../domain/content/pages/page-file.ts'

const sources = import.meta.glob<string>(['/content/en/*.md', '/locales/*/content/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every file by its locale and name, as in 'fr/about'; one that is wrong stops the start, not a reader. */
export const contentFiles: ReadonlyMap<string, PageFile> = new Map(
  Object.entries(sources).map(([path, source]) => {
    const [, locale, name] = path.match(/^\/(?:content|locales)\/(\w+)\/(?:content\/)?(.+)\.md$/) ?? []
    return [`${locale}/${name}`, parsePageFile(path.slice(1), source)]
  }),
)
