import { lineAt, modulesOf, type Node, parse, walk } from './syntax.ts'
import { type Finding, isTest, type Tree } from './tree.ts'

type Exception = { path: string; because: string }

/** Modules that may write tables of another module. */
const exceptions: readonly Exception[] = [
  { path: 'src/store/backup/known-erasures.ts', because: 'a restore reads the erasures of the backup' },
  { path: 'src/store/backup/load-tables.ts', because: 'a restore fills every table' },
  { path: 'src/store/backup/restored-files.ts', because: 'a restore moves files between storages' },
  { path: 'src/store/privacy/erase-rows.ts', because: 'an erasure deletes rows of many tables' },
  { path: 'src/store/privacy/forget-expired.ts', because: 'retention deletes rows of many tables' },
]

/** Modules that choose the table at run time, with the tables that they write. */
const chosenTables: Readonly<Record<string, readonly string[]>> = {
  'src/store/content/written-content.ts': ['story', 'news_item', 'profile', 'member', 'partner'],
}

/** The domain and the pages have no database. */
const hasDatabase = /^src\/(?!domain\/|web\/)/

/** The table is undefined where its name is not in the source. */
type Write = { path: string; line: number; table: string | undefined }

/** One module writes the rows of a table, so that a reader finds everything that can change them in one place. */
export function tableWriters(tree: Tree): Finding[] {
  const writes = modulesOf(tree)
    .filter((path) => hasDatabase.test(path) && !isTest(path) && anyWrite.test(tree.read(path)))
    .flatMap((path) => writesOf(tree, path))
    .filter((write) => !exceptions.some(({ path }) => path === write.path))
  return [...Map.groupBy(writes, ({ table }) => table)].flatMap(([table, found]) =>
    table === undefined ? unnamed(found) : secondWriters(table, found),
  )
}

const unnamed = (writes: readonly Write[]): Finding[] =>
  writes.map(({ path, line }) => ({
    path,
    line,
    problem: 'writes a table that it does not name: see scripts/check/table-writers.ts',
  }))

/** The module with the most statements is taken for the owner. */
function secondWriters(table: string, writes: readonly Write[]): Finding[] {
  const [owner, ...others] = [...Map.groupBy(writes, ({ path }) => path).values()].sort(
    (one, other) => other.length - one.length,
  )
  const problem = `writes ${table}, as ${owner?.[0]?.path} does: let one module write it`
  return others.flat().map(({ path, line }) => ({ path, line, problem }))
}

function writesOf(tree: Tree, path: string): Write[] {
  return walk(parse(tree, path)).flatMap((node) =>
    tablesWritten(node)
      .flatMap<string | undefined>((table) => table ?? chosenTables[path] ?? [undefined])
      .map((table) => ({ path, line: lineAt(tree.read(path), node.start), table })),
  )
}

function tablesWritten(node: Node): (string | undefined)[] {
  if (node.type === 'CallExpression') return builtStatement(node)
  return [...sqlIn(node).matchAll(statements)].map(({ groups }) => groups?.table)
}

const builders = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']

function builtStatement({ callee, arguments: given }: Node): (string | undefined)[] {
  const { property } = callee as { property?: { name?: string } }
  if (!builders.includes(property?.name ?? '')) return []
  const value = (given as Node[])[0]?.value
  return [typeof value === 'string' ? value.split(' ', 1)[0] : undefined]
}

/** The text of a string, with a question mark in the place of a value. */
function sqlIn({ type, quasis, value }: Node): string {
  if (type === 'TemplateLiteral')
    return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('?')
  return type === 'Literal' && typeof value === 'string' ? value : ''
}

const verbs = [
  'INSERT\\s+INTO',
  'MERGE\\s+INTO',
  'DELETE\\s+FROM',
  'TRUNCATE(?:\\s+TABLE)?',
  'UPDATE(?=\\s+\\S+(?:\\s+(?:AS\\s+)?\\w+)?\\s+SET\\b)',
  'COPY(?=[^]*\\bFROM\\s+STDIN\\b)',
]
const statements = new RegExp(`\\b(?:${verbs.join('|')})\\s+(?:ONLY\\s+)?(?:"?(?<table>[a-z_]+)|\\?|$)`, 'gi')
const anyWrite = new RegExp(`${builders.join('|')}|\\b(?:${verbs.join('|')})`, 'i')
