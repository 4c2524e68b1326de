import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { areProgramsCurrent } from '../src/services/built-program.ts'
import { hashOfInputs } from './build-inputs.ts'

const ofPages = 'dist/stamp'
const ofPrograms = 'dist/programs/stamp'

const inputs = hashOfInputs()
if (!isCurrent(ofPages))
  await report('the pages', async () => {
    rmSync(ofPages, { force: true })
    await build('client', 'offline')
    await compress(globSync('dist/client/assets/*.{css,js,svg}'))
    writeFileSync(ofPages, inputs)
  })
if (!isCurrent(ofPrograms) || !areProgramsCurrent())
  await report('the server', async () => {
    await build('programs')
    writeFileSync(ofPrograms, inputs)
  })

function isCurrent(stamp: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs
}

async function report(what: string, work: () => Promise<void>) {
  console.error(`Building ${what} ...`)
  const since = performance.now()
  await work()
  console.error(`Built in ${((performance.now() - since) / 1000).toFixed(1)} s.`)
}

async function build(...names: string[]) {
  // Vite reads NODE_ENV or sets it; the server that starts next in this process reads it too.
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  // Imported lazily: a start with an up-to-date build does not need Vite.
  const { createBuilder } = await import('vite')
  const { environments, build } = await createBuilder({ configLoader: 'native', logLevel: 'warn' })
  for (const [name, environment] of Object.entries(environments))
    if (names.includes(name)) await build(environment)
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
