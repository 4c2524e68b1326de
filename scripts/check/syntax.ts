import { parseSync } from 'vite'
import type { Tree } from './tree.ts'

export type Node = { type: string; start: number } & Record<string, unknown>

export type Import = { specifier: string; typeOnly: boolean; line: number }

const modules = /\.(ts|tsx|mjs)$/

export const modulesOf = (tree: Tree) => tree.files.filter((path) => modules.test(path))

/** All imports of a module: import, export from, import() and type imports. */
export function importsOf(tree: Tree, path: string): readonly Import[] {
  return onceFor(tree, path, imported, () => findImports(tree, path))
}

function findImports(tree: Tree, path: string): Import[] {
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
  return onceFor(tree, path, parsed, () => {
    const { program, errors } = parseSync(path, tree.read(path))
    if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
    return program as unknown as Node
  })
}

/** Several rules read the same modules. */
type Known<T> = WeakMap<Tree, Map<string, T>>
const parsed: Known<Node> = new WeakMap()
const imported: Known<readonly Import[]> = new WeakMap()

function onceFor<T>(tree: Tree, path: string, known: Known<T>, read: () => T): T {
  const ofTree = known.get(tree) ?? new Map<string, T>()
  known.set(tree, ofTree)
  const value = ofTree.get(path) ?? read()
  ofTree.set(path, value)
  return value
}

/** The node and all below it, in the order of the source. */
export function walk(node: Node, found: Node[] = []): Node[] {
  found.push(node)
  for (const child of childrenOf(node)) walk(child, found)
  return found
}

function childrenOf(node: Node): Node[] {
  const found: Node[] = []
  for (const value of Object.values(node)) {
    if (typeof value !== 'object' || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) found.push(one)
  }
  return found
}

export const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
