import { type PageFile, parsePageFile } from '../../../domain/content/pages/page-file.ts'

const sources = import.meta.glob<string>(['/content/en/*.md', '/locales/*/content/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every file by locale and name, as in 'fr/about'; an invalid one fails at the start, not for a reader. */
export const contentFiles: ReadonlyMap<string, PageFile> = new Map(
  Object.entries(sources).map(([path, source]) => {
    const [, locale, name] = path.match(/^\/(?:content|locales)\/(\w+)\/(?:content\/)?(.+)\.md$/) ?? []
    return [`${locale}/${name}`, parsePageFile(path.slice(1), source)]
  }),
)
