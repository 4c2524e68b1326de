import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Tree } from './tree.ts'

/** Decision records are dated: what they name may be gone since. */
const isGuide = (path: string) =>
  /^(?:[A-Z]+\.md|docs\/[^/]+\.md|locales\/README\.md)$/.test(path) && path !== 'docs/rules.md'

const folders = 'bench|content|deploy|docs|locales|public|scripts|src|tests'
const paths = new RegExp(`\`((?:${folders})/[\\w./-]*)\``, 'g')
const headOfFolder = new RegExp(` in \`((?:${folders})/(?:[\\w./-]*/)?)\`$`)

/** Every path of the repository that a guide names in backticks exists; those with placeholders are left out. */
export function guidePaths(tree: Tree): Finding[] {
  return tree.files.filter(isGuide).flatMap((path) => {
    let columns: readonly (string | undefined)[] = []
    return tree
      .read(path)
      .split('\n')
      .flatMap((text, index, lines) => {
        if (/^\|-/.test(lines[index + 1] ?? '')) {
          columns = cellsOf(text).map((head) => headOfFolder.exec(head.trim())?.[1])
        }
        const named = [...text.matchAll(paths)].map(([, name = '']) => name)
        return [...named, ...(text.startsWith('|') ? inColumns(text, columns) : [])]
          .filter((name) => !existsSync(join(tree.root, name)))
          .map((name) => ({ path, line: index + 1, problem: `names ${name}, which does not exist` }))
      })
  })
}

/** The head of a column may name the folder to which the files and folders below it are relative. */
const inColumns = (row: string, columns: readonly (string | undefined)[]) =>
  cellsOf(row).flatMap((cell, index) => {
    const folder = columns[index]
    return folder === undefined
      ? []
      : [...cell.matchAll(/`([\w/-]+(?:\.tsx?|\/))`/g)]
          .filter(([, name = '']) => !new RegExp(`^(?:${folders})/`).test(name))
          .map(([, name = '']) => folder + name)
  })

const cellsOf = (row: string) => row.split('|')
