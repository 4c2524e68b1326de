import { lineAt, modulesOf, type Node, parse, walk } from './syntax.ts'
import { type Finding, isTest, type Tree } from './tree.ts'

/** Every endpoint and page must declare its access; there is no default. */
export function undeclaredAccess(tree: Tree): Finding[] {
  return modulesOf(tree)
    .filter((path) => /^src\/(domain\/api|web)\//.test(path) && !isTest(path))
    .flatMap((path) =>
      [...walk(parse(tree, path))]
        .map((node) => (path.startsWith('src/web/') ? argumentOfRoute(node) : endpoint(node)))
        .filter((entry) => entry !== undefined && !keysOf(entry).includes('access'))
        .map((entry) => ({
          path,
          line: lineAt(tree.read(path), (entry as Node).start),
          problem: 'does not declare who may call it: add `access`',
        })),
    )
}

/** The route table declares pages with `route`, and back-office pages with `adminPage` or `adminRoute`. */
function argumentOfRoute(node: Node): Node | undefined {
  if (node.type !== 'CallExpression' || !makers.has((node.callee as Node).name)) return undefined
  return (node.arguments as Node[])[0]
}

const makers: ReadonlySet<unknown> = new Set(['route', 'adminRoute', 'adminPage'])

function endpoint(node: Node): Node | undefined {
  const keys = keysOf(node)
  const isEndpoint = keys.includes('method') || (node.properties as Node[] | undefined)?.some(isSpread)
  return isEndpoint && keys.includes('path') ? node : undefined
}

const isSpread = ({ type }: Node) => type === 'SpreadElement'

function keysOf(node: Node): unknown[] {
  if (node.type !== 'ObjectExpression') return []
  return (node.properties as Node[]).map(({ key }) => (key as Node | undefined)?.name)
}
