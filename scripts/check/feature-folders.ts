import { posix } from 'node:path'
import { importsOf, modulesOf } from './syntax.ts'
import { type Finding, isTest, type Tree } from './tree.ts'

/** A feature has the same folder name in every layer. */
const features = [
  'applicants',
  'applications',
  'contact',
  'content',
  'forms',
  'integrations',
  'mail',
  'matching',
  'privacy',
  'programme',
  'protection',
  'review',
  'settings',
  'staff',
  'tracking',
  'uploads',
]

/** Folders whose subfolders are features, with the other subfolders that each may have. */
const featureFolders: Readonly<Record<string, readonly string[]>> = {
  'src/domain': ['api', 'lists', 'messages'],
  'src/domain/api': [],
  'src/domain/messages/en': ['kit', 'shell'],
  'src/store': ['backup', 'generated', 'migrations', 'postgres'],
  'src/services': ['background', 'papers'],
  'src/api': ['body', 'reference'],
  'src/web': ['admin', 'api', 'discovery', 'islands', 'kit', 'offline', 'render', 'shell', 'styles', 'ui'],
  'src/web/admin': ['filters', 'office'],
  'tests/api': ['http'],
  'tests/harness': ['components', 'downloads', 'pages', 'postgres', 'server', 'setup'],
  'tests/journeys': ['browser', 'languages', 'offline', 'proxies', 'shell'],
}

const topsOfLayers = [
  'src',
  'src/domain',
  'src/domain/api',
  'src/store',
  'src/services',
  'src/mail',
  'src/http',
  'src/api',
  'src/web',
  'src/web/admin',
  'tests/harness',
  'tests/journeys',
]
const mostLooseFiles = 12

export function featureNames(tree: Tree): Finding[] {
  return Object.entries(featureFolders).flatMap(([folder, others]) => {
    const known = new Set([...features, ...others])
    const names = new Set(
      tree.files.filter(isInside(folder)).map((path) => partsBelow(folder, path)[0] ?? ''),
    )
    return [...names]
      .filter((name) => !known.has(name))
      .map((name) => ({
        path: `${folder}/${name}`,
        problem: 'is named after no feature: see scripts/check/feature-folders.ts',
      }))
  })

  function isInside(folder: string) {
    return (path: string) => path.startsWith(`${folder}/`) && partsBelow(folder, path).length > 1
  }
}

/** A file that is named after a feature is not loose. */
export function looseFiles(tree: Tree): Finding[] {
  return topsOfLayers.flatMap((layer) => {
    const loose = tree.files
      .filter((path) => posix.dirname(path) === layer && /^[^.]+\.tsx?$/.test(posix.basename(path)))
      .filter((path) => !features.includes(posix.basename(path).split('.', 1)[0] ?? ''))
    const problem = `has ${loose.length} loose files; give all but ${mostLooseFiles} a room`
    return loose.length > mostLooseFiles ? [{ path: layer, problem }] : []
  })
}

/** A module that only tests import does not belong in src/. */
export function testHelpers(tree: Tree): Finding[] {
  const importers = new Map<string, { byProduct: boolean; byTest: boolean }>()
  for (const path of modulesOf(tree)) {
    for (const { specifier } of importsOf(tree, path)) {
      if (!specifier.startsWith('.')) continue
      const target = posix.join(posix.dirname(path), specifier)
      const known = importers.get(target) ?? { byProduct: false, byTest: false }
      known[isTest(path) ? 'byTest' : 'byProduct'] = true
      importers.set(target, known)
    }
  }
  return modulesOf(tree)
    .filter((path) => path.startsWith('src/') && !isTest(path))
    .filter((path) => importers.get(path)?.byTest && !importers.get(path)?.byProduct)
    .filter((path) => !isEntry(path))
    .map((path) => ({ path, problem: 'is imported by tests alone: move it to tests/' }))
}

/** Entry points: programs and page scripts, which no module imports. */
const isEntry = (path: string) =>
  /^src\/[^/]+$|-(program|worker)\.ts$|^src\/web\/(entry-server\.tsx|site\.ts|islands\/)/.test(path)

const partsBelow = (folder: string, path: string) => path.slice(folder.length + 1).split('/')
