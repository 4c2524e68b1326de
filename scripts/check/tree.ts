import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a checkout; paths are relative to the root, with forward slashes. */
export type Tree = { root: string; files: readonly string[]; read: (path: string) => string }

export type Finding = { path: string; line?: number; problem: string }

export type Rule = (tree: Tree) => Finding[] | Promise<Finding[]>

const folders = '{bench,content,deploy,docs,locales,public,scripts,src,tests}'
const ours = [`${folders}/**/*.*`, '*.*', '.*', '.ci/*']

export function readTree(root: string): Tree {
  const found = globSync(ours, { cwd: root, withFileTypes: true, exclude: ({ name }) => name === '.git' })
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
  const texts = new Map<string, string>()
  return {
    root,
    files,
    read(path) {
      const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8')
      texts.set(path, text)
      return text
    },
  }
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')

export const isGenerated = (path: string) => path.includes('/generated/')
