import { parseSync } from 'vite'
import type { Tree } from './tree.ts'

export type Node = { type: string; start: number } & Record<string, unknown>

export type Import = { specifier: string; typeOnly: boolean; line: number }

const modules = /\.(ts|tsx|mjs)$/

export const modulesOf = (tree: Tree) => tree.files.filter((path) => modules.test(path))

/** All imports of a module: import, export from, import() and type imports. */
export function importsOf(tree: Tree, path: string): Import[] {
  const source = tree.read(path)
  const found: Import[] = []
  const add = (from: unknown, typeOnly: boolean) => {
    const { value, start } = from as { value: unknown; start: number }
    if (typeof value === 'string') found.push({ specifier: value, typeOnly, line: lineAt(source, start) })
  }
  for (const node of walk(parse(tree, path))) {
    if (node.type === 'ImportDeclaration') add(node.source, node.importKind === 'type')
    else if (node.type === 'ImportExpression') add(node.source, false)
    else if (node.type === 'TSImportType') add(node.source ?? node.argument, true)
    else if (node.type.startsWith('Export') && node.source) add(node.source, node.exportKind === 'type')
  }
  return found
}

export function parse(tree: Tree, path: string): Node {
  const known = parsed.get(tree)?.get(path)
  if (known) return known
  const { program, errors } = parseSync(path, tree.read(path))
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const node = program as unknown as Node
  parsed.set(tree, (parsed.get(tree) ?? new Map()).set(path, node))
  return node
}

/** Cached, since several rules parse the same modules. */
const parsed = new WeakMap<Tree, Map<string, Node>>()

export function* walk(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* walk(child)
}

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

export const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
