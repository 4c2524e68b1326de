import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { EnvironmentOptions, Plugin } from 'vite'
import { type BuiltPrograms, builtFolder, hashOfSource } from '../src/services/built-program.ts'

/** The server, and the programs that it starts in processes and threads of their own. */
const programs = globSync([
  'src/serve.ts',
  'src/services/*/**/*-{program,worker}.ts',
  'src/web/entry-server.tsx',
])

export const name = 'programs'

/** Native code, WebAssembly, and what only development needs. */
const outside = [
  '@fastify/middie',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'mupdf',
  'pg-native',
  'sharp',
  'vite',
]

export const environment: EnvironmentOptions = {
  consumer: 'server',
  resolve: { noExternal: true, external: outside },
  build: {
    outDir: builtFolder,
    copyPublicDir: false,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // Repeated, because `resolve.external` works for installed packages only, and `npm start` installs no development ones.
      external: outside,
      input: Object.fromEntries(programs.map((file) => [basename(file).replace(/\.tsx?$/, ''), file])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
      },
    },
  },
}

/** Without the query that says how a file is imported. */
const pathOf = (id: string) => relative('.', id.replace(/\?.*/, '')).replaceAll(sep, '/')

/** React's production build, whatever NODE_ENV says. */
export const productionReact: Plugin = {
  name: 'production-react',
  applyToEnvironment: (environment) => environment.name === name,
  transform: {
    filter: {
      id: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
      code: 'process.env.NODE_ENV',
    },
    handler: (code) => ({ code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }),
  },
}

const isOurs = (id: string) => /^(content|locales|src)\//.test(pathOf(id))

/** Lists what each program was built from, so that no program runs that is older than its sources. */
export function listSources(): Plugin {
  const hashes = new Map<string, string>()
  return {
    name: 'list-sources',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === name,
    transform(_, id) {
      if (isOurs(id)) hashes.set(pathOf(id), hashOfSource(readFileSync(pathOf(id))))
    },
    // Written last: a build that was interrupted has no list.
    writeBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
      )
      const sourcesOf = (first: string) => {
        const seen = new Set([first])
        for (const file of seen) {
          const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {}
          for (const next of [...imports, ...dynamicImports]) seen.add(next)
        }
        return [...seen]
          .flatMap((file) => chunks.get(file)?.moduleIds ?? [])
          .filter(isOurs)
          .map(pathOf)
      }
      const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
      const list: BuiltPrograms = {
        hashes: Object.fromEntries(hashes),
        sources: Object.fromEntries(
          entries.map(({ fileName, facadeModuleId }) => [pathOf(facadeModuleId ?? ''), sourcesOf(fileName)]),
        ),
      }
      writeFileSync(join(builtFolder, 'programs.json'), JSON.stringify(list))
    },
  }
}

const ownPlace =
  /new URL\('\.\/(?:[\w-]+\/)*([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.(dirname|url)\b/g

/** In a bundle, a source still finds the files beside it, and a program finds the bundles of the others. */
export function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === name,
    transform: {
      filter: { code: 'import.meta' },
      handler(code, id) {
        if (!isOurs(id)) return undefined
        const place = relative(builtFolder, id).replaceAll(sep, '/')
        const moved = code.replace(ownPlace, (_, program?: string, part?: string) => {
          if (program) return `new URL('./${program}.js', import.meta.url)`
          return part === 'url'
            ? `new URL('${place}', import.meta.url).href`
            : `(import.meta.dirname + '/${dirname(place)}')`
        })
        // Line numbers do not change, so existing source maps stay valid.
        return { code: moved, map: null }
      },
    },
  }
}
