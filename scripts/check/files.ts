import { homedir } from 'node:os'
import { type Finding, isGenerated, type Tree } from './tree.ts'

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*@?(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const meaningless = /^(utils?|misc|helpers?|commons?|index)$/
const mostLines = 250

export function fileNames(tree: Tree): Finding[] {
  return tree.files.flatMap((path) => {
    const parts = path.split('/')
    if (parts.length === 1 || path.startsWith('.') || /^(README|GLOSSARY)\.md$/.test(parts.at(-1) ?? ''))
      return []
    const odd = parts.find((part) => !kebabCase.test(part))
    const empty = parts.find((part) => meaningless.test(part.split('.')[0] ?? ''))
    return [
      ...(odd ? [{ path, problem: `'${odd}' is not kebab-case` }] : []),
      ...(empty ? [{ path, problem: `'${empty}' does not say what is inside` }] : []),
    ]
  })
}

export function moduleLengths(tree: Tree): Finding[] {
  return (
    tree.files
      .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !isGenerated(path))
      // A translation is as long as its language has plural forms.
      .filter((path) => !path.startsWith('locales/'))
      .map((path) => ({ path, lines: tree.read(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > mostLines)
      .map(({ path, lines }) => ({ path, problem: `has ${lines} lines; split it below ${mostLines}` }))
  )
}

/** A local path works on one machine only, and reveals a user name. */
export function localPaths(tree: Tree): Finding[] {
  const home = homedir()
  const here = [tree.root, ...(home.length > 1 ? [`${home}/`] : [])]
  const elsewhere = /(?<![\w.~-])(\/(home|Users|root)\/\w|[A-Z]:\\Users\\)/
  return linesWith(
    tree,
    (text) => elsewhere.test(text) || here.some((folder) => text.includes(folder)),
    'names a folder of one machine',
  )
}

export const conflictMarkers = (tree: Tree): Finding[] =>
  linesWith(tree, (text) => /^(<{7}|>{7}) /.test(text), 'is a conflict that a merge left behind')

function linesWith(tree: Tree, isWrong: (text: string) => boolean, problem: string): Finding[] {
  const texts = tree.files.filter((path) => !/\.(avif|ico|jpe?g|pdf|png|ttf|webp|woff2)$/.test(path))
  return texts.flatMap((path) =>
    tree
      .read(path)
      .split('\n')
      .flatMap((text, number) => (isWrong(text) ? [{ path, line: number + 1, problem }] : [])),
  )
}
