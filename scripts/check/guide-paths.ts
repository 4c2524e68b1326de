import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Tree } from './tree.ts'

/** Decision records are dated: what they name may be gone since. */
const isGuide = (path: string) =>
  /^(?:[A-Z]+\.md|docs\/[^/]+\.md|locales\/README\.md)$/.test(path) && path !== 'docs/rules.md'

/** Every path of the repository that a guide names in backticks exists; those with placeholders are left out. */
export function guidePaths(tree: Tree): Finding[] {
  return tree.files.filter(isGuide).flatMap((path) =>
    tree
      .read(path)
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(/`((?:bench|content|deploy|docs|locales|public|scripts|src|tests)\/[\w./-]*)`/g)]
          .map(([, named = '']) => named)
          .filter((named) => !existsSync(join(tree.root, named)))
          .map((named) => ({ path, line: index + 1, problem: `names ${named}, which does not exist` })),
      ),
  )
}
