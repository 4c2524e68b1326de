import { posix } from 'node:path'
import { type Import, importsOf, modulesOf } from './syntax.ts'
import { type Finding, isTest, type Tree } from './tree.ts'

type Layer = { imports: readonly string[]; types?: readonly string[]; packages?: readonly string[] }

/** Which layer may import which; files directly in src/ wire the layers together and may import all. */
const layers: Readonly<Record<string, Layer>> = {
  domain: { imports: [], packages: ['valibot'] },
  store: { imports: ['domain'] },
  services: { imports: ['domain', 'store', 'mail'] },
  mail: { imports: ['domain', 'store'] },
  http: { imports: ['domain'] },
  api: { imports: ['domain', 'services', 'http'] },
  web: { imports: ['domain', 'http'], types: ['services'] },
}

/** Libraries that only one layer may import: SQL stays in the store, React in the web. */
const homes: Readonly<Record<string, string>> = {
  pg: 'store',
  'pg-copy-streams': 'store',
  'better-auth': 'services',
  '@better-auth/passkey': 'services',
  kysely: 'store',
  react: 'web',
  'react-dom': 'web',
}

/** Loaded as a classic script before the first paint, where an import statement is a syntax error. */
const standsAlone = 'src/web/site.ts'

export function forbiddenImports(tree: Tree): Finding[] {
  return modulesOf(tree)
    .filter((path) => /^(src|locales)\//.test(path) && !isTest(path))
    .flatMap((path) =>
      importsOf(tree, path).flatMap((found) => {
        const problem = whyForbidden(path, found)
        return problem ? [{ path, line: found.line, problem }] : []
      }),
    )
}

function whyForbidden(path: string, { specifier, typeOnly }: Import): string | undefined {
  const from = layerOf(path)
  if (path === standsAlone && !typeOnly) return 'may import nothing: it runs as a classic script'
  if (!specifier.startsWith('.')) return whyForbiddenPackage(from, specifier)
  const target = posix.join(posix.dirname(path), specifier)
  if (isTranslation(target) && from !== 'domain')
    return `${from} may not import ${target}: its catalogue has it`
  if (!/^(src|locales)\//.test(target) && !target.endsWith('.json'))
    return `the product may not import ${target}`
  const to = layerOf(target)
  const rule = layers[from]
  if (from === to || !rule || rule.imports.includes(to)) return undefined
  if (rule.types?.includes(to)) return typeOnly ? undefined : `${from} may import only types from ${to}`
  return `${from} may not import ${to} (${specifier})`
}

function whyForbiddenPackage(from: string, specifier: string): string | undefined {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const allowed = layers[from]?.packages
  if (allowed && !allowed.includes(name)) return `${from} may not import ${specifier}`
  const home = homes[name]
  return home && home !== from ? `only ${home} may import ${name}` : undefined
}

/** Translated messages are part of the domain's catalogue. */
const isTranslation = (path: string) => path.startsWith('locales/')

function layerOf(path: string): string {
  if (isTranslation(path)) return 'domain'
  const [, folder = '', inside] = path.split('/')
  return inside === undefined ? 'src' : folder
}
