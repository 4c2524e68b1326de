import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashOfInputs } from './build-inputs.ts'
import { stripTypes } from './strip-types.ts'

const stamp = 'dist/stamp'

const inputs = hashOfInputs()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs) {
  console.error('Building the pages ...')
  const since = performance.now()
  rmSync(stamp, { force: true })
  await build()
  await compress(globSync('dist/client/assets/*.{css,js,svg}'))
  writeFileSync(stamp, inputs)
  console.error(`Built in ${((performance.now() - since) / 1000).toFixed(1)} s.`)
}
stripTypes()

async function build() {
  // Vite reads NODE_ENV or sets it; the server that starts next in this process reads it too.
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  // Imported lazily: a start with an up-to-date build does not need Vite.
  const { createBuilder } = await import('vite')
  const { environments, build } = await createBuilder({ configLoader: 'native', logLevel: 'warn' })
  for (const environment of Object.values(environments)) await build(environment)
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
}

async function compress(files: readonly string[]) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  for (const file of files) {
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }
}
