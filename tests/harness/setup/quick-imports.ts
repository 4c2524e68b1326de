import { flushCompileCache, registerHooks } from 'node:module'

/**
 * Resolves our own modules by their URL alone. Vitest's hook, which this one goes before, reports each import to the
 * main process for its watch mode, and Node.js looks for links, folders and package.json on the way.
 */
const isOurs = (specifier: string, parent: string | undefined): parent is string =>
  /^\.\.?\/.*\.ts$/.test(specifier) && parent !== undefined && !parent.includes('/node_modules/')

/** Vitest imports tests and setup files under a new name each time, which no kept code would ever match. */
const named = /%3Fvitest=\d+$/
const timesImported = new Map<string, number>()

type Loaded = typeof globalThis & { asterQuickImports?: true }
const worker = globalThis as Loaded

if (!worker.asterQuickImports) {
  worker.asterQuickImports = true
  registerHooks({
    resolve(specifier, context, next) {
      if (isOurs(specifier, context.parentURL)) {
        const { href } = new URL(specifier, context.parentURL)
        return { url: href, format: 'module-typescript', shortCircuit: true }
      }
      if (!named.test(specifier)) return next(specifier, context)
      const url = specifier.replace(named, '')
      const times = (timesImported.get(url) ?? 0) + 1
      timesImported.set(url, times)
      return {
        url: times === 1 ? url : `${url}?time=${times}`,
        format: 'module-typescript',
        shortCircuit: true,
      }
    },
  })
  // Vitest ends a worker with a signal, before which Node.js does not keep what it has compiled.
  process.once('SIGTERM', () => {
    flushCompileCache()
    process.kill(process.pid, 'SIGTERM')
  })
}
