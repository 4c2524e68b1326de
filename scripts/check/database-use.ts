import { lineAt, modulesOf, type Node, parse, walk } from './syntax.ts'
import { type Finding, isTest, type Tree } from './tree.ts'

/** A refusal inside a transaction of Kysely commits; the helper rolls it back. */
export function rawTransactions(tree: Tree): Finding[] {
  return findIn(
    tree,
    (path) => path === 'src/store/postgres/transaction.ts',
    (nodes) => nodes.filter(isRawTransaction),
    'begins a transaction of its own: call transaction() from src/store/postgres/transaction.ts',
  )
}

/** There is one type for 'a connection or a transaction'. */
export function bareConnections(tree: Tree): Finding[] {
  return findIn(
    tree,
    (path) => path.startsWith('src/store/postgres/') || path === 'src/store/database.ts',
    (nodes) => new Set(nodes.filter(isFunction).flatMap(typesOfParameters).filter(isConnection)),
    'takes a bare connection: take a Database (src/store/database.ts)',
  )
}

function findIn(
  tree: Tree,
  isExempt: (path: string) => boolean,
  find: (nodes: readonly Node[]) => Iterable<Node>,
  problem: string,
): Finding[] {
  return modulesOf(tree)
    .filter((path) => path.startsWith('src/') && !isTest(path) && !isExempt(path))
    .flatMap((path) =>
      [...find(walk(parse(tree, path)))].map(({ start }) => ({
        path,
        line: lineAt(tree.read(path), start),
        problem,
      })),
    )
}

/** Without arguments, unlike the helper and the transactions of IndexedDB. */
function isRawTransaction({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || (given as Node[]).length > 0) return false
  const { property } = callee as { property?: Node }
  return property?.name === 'transaction' || property?.name === 'startTransaction'
}

const isFunction = ({ type }: Node) => /Function|MethodSignature/.test(type)

const typesOfParameters = ({ params }: Node) => (params as Node[]).flatMap((parameter) => walk(parameter))

/** `Kysely<DB>`, `Transaction<DB>`, or what `Store['db']` and the like stand for. */
function isConnection({ type, typeName, indexType }: Node): boolean {
  if (type === 'TSTypeReference') return /^(Kysely|Transaction)$/.test(String((typeName as Node).name))
  return type === 'TSIndexedAccessType' && (indexType as { literal?: Node }).literal?.value === 'db'
}
