import type { ArrowFunction, Node, SourceFile } from 'typescript/unstable/ast'
import { type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/async'
import { withCompiler } from './compiler.ts'
import { conciseFunctionsIn, discardedIn } from './discarded.ts'
import { lineAt } from './syntax.ts'
import type { Finding, Tree } from './tree.ts'

/**
 * The outcome of a use case that can be refused must be used; otherwise the refusal is lost. The compiler says which
 * expressions give one, since most functions leave their type to inference.
 */
export async function unusedOutcomes(tree: Tree): Promise<Finding[]> {
  const modules = tree.files.filter((path) => /^src\/.*\.tsx?$/.test(path))
  if (!modules.some((path) => tree.read(path).includes('Outcome<'))) return []
  return withCompiler(tree, async ({ checker, sources, pathOf }) => {
    const dropped = [
      ...(await outcomesAmong(checker, sources.flatMap(discardedIn))),
      ...(await droppedByCallers(checker, sources)),
    ]
    return dropped.map((node) => {
      const path = pathOf(node.getSourceFile())
      const line = lineAt(tree.read(path), node.getStart())
      return { path, line, problem: 'drops an Outcome: look whether it was refused' }
    })
  })
}

/** Callbacks like `() => save()` where the caller expects nothing. */
async function droppedByCallers(checker: Checker, sources: readonly SourceFile[]): Promise<Node[]> {
  const functions = new Map(sources.flatMap(conciseFunctionsIn).map((one) => [one.body, one]))
  const giving = await outcomesAmong(checker, [...functions.keys()])
  const dropped = await Promise.all(
    giving.map(async (body) => {
      const callback = functions.get(body)
      return callback !== undefined && (await returnsNothing(checker, callback))
    }),
  )
  return giving.filter((_, index) => dropped[index])
}

/** A type that says `void` or `unknown`: the value is dropped. */
async function returnsNothing(checker: Checker, callback: ArrowFunction): Promise<boolean> {
  const expected = await checker.getContextualType(callback)
  if (!expected) return false
  for (const signature of await checker.getSignaturesOfType(expected, SignatureKind.Call)) {
    const returned = await checker.getReturnTypeOfSignature(signature)
    const values = returned ? await valuesIn(checker, returned) : []
    if (values.some(({ flags }) => flags & (TypeFlags.Void | TypeFlags.Unknown))) return true
  }
  return false
}

/** Those that give an Outcome, a promise of one or several of them. */
async function outcomesAmong<T extends Node>(checker: Checker, nodes: readonly T[]): Promise<T[]> {
  const types = await checker.getTypeAtLocation(nodes)
  const outcomes = new Map<number | undefined, boolean>()
  for (const type of types) {
    if (type && !outcomes.has(type.id)) outcomes.set(type.id, await holdsOutcome(checker, type))
  }
  return nodes.filter((_, index) => outcomes.get(types[index]?.id))
}

async function holdsOutcome(checker: Checker, type: Type): Promise<boolean> {
  for (const value of await valuesIn(checker, type)) {
    if (!value.isObjectType() || !(await checker.getPropertyOfType(value, 'refusal'))) continue
    if (await checker.getPropertyOfType(value, 'ok')) return true
  }
  return false
}

/** The type and what it holds as a union, promise, array or tuple, to any depth. */
async function valuesIn(checker: Checker, type: Type): Promise<Type[]> {
  const found = new Map([[type.id, type]])
  for (const one of found.values()) {
    for (const part of await partsOf(checker, one)) found.set(part.id, part)
  }
  return [...found.values()]
}

const containers: ReadonlySet<string> = new Set([
  'Array',
  'Promise',
  'PromiseFulfilledResult',
  'PromiseLike',
  'ReadonlyArray',
])

async function partsOf(checker: Checker, type: Type): Promise<readonly Type[]> {
  // TypeScript 7.0.2 cannot list a union with an empty tuple, which holds nothing.
  if (type.isUnionType()) return type.getTypes().catch(() => [])
  if (!type.isObjectType() || !type.isTypeReference()) return []
  const name = (await type.getSymbol())?.name ?? ''
  return containers.has(name) || (await checker.isTupleType(type)) ? checker.getTypeArguments(type) : []
}
