import { posix } from 'node:path'
import { childrenOf, lineAt, modulesOf, type Node, parse, walk } from './syntax.ts'
import { type Finding, isTest, type Tree } from './tree.ts'

/** The outcome of a use case that can be refused must be used; otherwise the refusal is lost. */
export function unusedOutcomes(tree: Tree): Finding[] {
  const paths = modulesOf(tree).filter((path) => path.startsWith('src/') && !isTest(path))
  const modules = new Map(paths.map((path) => [path, readModule(tree, path)]))
  const inServices = new Set(
    [...modules].flatMap(([path, { outcomes }]) => (path.startsWith('src/services/') ? [...outcomes] : [])),
  )

  const givesOutcome = (module: Module, { callee }: Node) => {
    const called = callee as Node
    if (called.type === 'MemberExpression') {
      return inServices.has(nameOf(called.property)) && chainOf(called).includes('services')
    }
    const imported = module.imports.get(nameOf(called))
    return imported
      ? modules.get(imported.path)?.outcomes.has(imported.name)
      : module.outcomes.has(nameOf(called))
  }

  return [...modules].flatMap(([path, module]) =>
    module.nodes
      .filter(({ type, expression }) => {
        if (type !== 'ExpressionStatement') return false
        const called = unwrapped(expression as Node)
        if (called.type !== 'CallExpression') return false
        return givesOutcome(module, called) || (isTransaction(called) && refuses(called, module.imports))
      })
      .map(({ start }) => ({
        path,
        line: lineAt(tree.read(path), start),
        problem: 'drops an Outcome: look whether it was refused',
      })),
  )
}

/** Imports from our own modules, by local name. */
type Imports = ReadonlyMap<string, { path: string; name: string }>

/** `outcomes` are the functions that return an Outcome or a promise of one, declared or inferred from `refuse()`. */
type Module = { nodes: readonly Node[]; outcomes: ReadonlySet<string>; imports: Imports }

function readModule(tree: Tree, path: string): Module {
  const nodes = [...walk(parse(tree, path))]
  const imports = new Map(nodes.flatMap((node) => importsIn(node, path)))
  const outcomes = nodes
    .flatMap(functionsOf)
    .filter(({ declared }) =>
      declared.returnType ? isOutcome(declared.returnType) : refuses(declared.body as Node, imports),
    )
  return { nodes, imports, outcomes: new Set(outcomes.map(({ name }) => name)) }
}

type Declared = { name: string; declared: Node }

function functionsOf(node: Node): Declared[] {
  if (node.type === 'FunctionDeclaration') return [{ name: nameOf(node.id), declared: node }]
  if (node.type !== 'VariableDeclaration') return []
  return (node.declarations as Node[])
    .filter(({ init }) => (init as Node | null)?.type === 'ArrowFunctionExpression')
    .map(({ id, init }) => ({ name: nameOf(id), declared: init as Node }))
}

function isOutcome(annotation: unknown): boolean {
  const type = (annotation as { typeAnnotation?: Node } | null)?.typeAnnotation ?? (annotation as Node | null)
  if (type?.type !== 'TSTypeReference') return false
  const [inner] = ((type.typeArguments as Node | null)?.params ?? []) as Node[]
  const name = nameOf(type.typeName)
  return name === 'Outcome' || (name === 'Promise' && isOutcome(inner))
}

function importsIn(node: Node, path: string): [string, { path: string; name: string }][] {
  const from = (node.source as { value?: string } | undefined)?.value ?? ''
  if (node.type !== 'ImportDeclaration' || !from.startsWith('.')) return []
  const target = posix.join(posix.dirname(path), from)
  return (node.specifiers as Node[]).map(({ local, imported }) => [
    nameOf(local),
    { path: target, name: nameOf(imported ?? local) },
  ])
}

const unwrapped = (node: Node): Node =>
  node.type === 'AwaitExpression' || (node.type === 'UnaryExpression' && node.operator === 'void')
    ? unwrapped(node.argument as Node)
    : node

const isTransaction = ({ callee }: Node) => nameOf(callee) === 'transaction'

/** Includes callbacks; a method of a returned object counts as a function of its own. */
function refuses(node: Node, imports: Imports): boolean {
  const called = node.type === 'CallExpression' ? imports.get(nameOf(node.callee)) : undefined
  if (called?.name === 'refuse' && called.path === 'src/domain/refusals.ts') return true
  return childrenOf(node).some((child) => child.type !== 'Property' && refuses(child, imports))
}

function chainOf(node: Node): string[] {
  if (node.type !== 'MemberExpression') return [nameOf(node)]
  return [...chainOf(node.object as Node), nameOf(node.property)]
}

const nameOf = (node: unknown): string => (node as { name?: string } | null)?.name ?? ''
