import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { excuse, lockedVersion, missingPackages, removeTools } from './installed.mjs'
import { withLock } from './lock.mjs'

const pinned = `node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`

/** In node_modules, so that the next installation deletes it. */
const tried = 'node_modules/.node-works'

const endWithShell = new URL('./end-with-shell.mjs', import.meta.url).href

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** The path of the pinned Node.js; undefined if this process already runs on it. */
let node

/** Installs what the site needs, or also the tools of developers and tests, and the pinned Node.js. */
export async function setUp(withTools = false) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  await import(endWithShell)
  if (missingPackages(withTools).length === 0) {
    if (process.version === pinnedVersion()) return
    if (existsSync(pinned) && existsSync(tried)) {
      node = resolve(pinned)
      return
    }
  }
  await withLock('set-up', async () => {
    if (missingPackages(withTools).length > 0) await install(withTools)
    node = await findNode()
  })
}

/** Runs a file on the pinned Node.js: in this process if possible, else in a child that receives our signals. */
export async function runPinned(file, args = [], flags = []) {
  if (!node && flags.length === 0) {
    process.argv.splice(1, Number.POSITIVE_INFINITY, resolve(file), ...args)
    // For a program that restarts itself with the same arguments.
    if (!process.execArgv.includes(endWithShell)) process.execArgv.push('--import', endWithShell)
    await import(pathToFileURL(resolve(file)).href)
  } else {
    exitUnlessDone(await run(node ?? process.execPath, [...flags, file, ...args]))
  }
}

async function install(withTools) {
  console.error('Installing the dependencies; this happens once and takes about a minute ...')
  const since = Date.now()
  const pulse = setInterval(() => console.error(`  ... ${Math.round((Date.now() - since) / 1000)} s`), 10_000)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const kinds = [withTools ? '--include=dev' : '--omit=dev', '--include=optional']
  // Tools are added to what is there, where a site may run; `ci` would remove it first.
  const command = missingPackages(false).length === 0 ? ['install', '--no-save'] : ['ci']
  const end = await runNpm([...command, ...kinds, ...quiet])
  clearInterval(pulse)
  exitUnlessDone(
    end,
    'The dependencies could not be installed. Check that the npm registry is reachable, then start again.',
  )
  if (!withTools) removeTools()
  removeUnused()
  const missing = missingPackages(withTools)
  if (missing.length > 0) excuse(missing)
  for (const path of missing) {
    console.error(
      `npm did not install ${path.split('node_modules/').at(-1)}, which this machine may need. To try again, remove node_modules.`,
    )
  }
}

/** Deletes C++ headers of Node.js (67 MB), which only native modules need, unused formats of the flags (17 MB), and sources. */
function removeUnused() {
  const inside = 'node_modules/node/node_modules'
  const nodes = existsSync(inside) ? readdirSync(inside).filter((name) => name.startsWith('node-')) : []
  const flags = ['1x1', 'react', 'string'].map((name) => `node_modules/country-flag-icons/${name}`)
  for (const folder of [
    ...nodes.map((name) => `${inside}/${name}/include`),
    ...flags,
    'node_modules/zod/src',
  ])
    rmSync(folder, { recursive: true, force: true })
}

/** If npm did not run install scripts, the package `node` still has to download its binary. */
async function findNode() {
  if (process.version === pinnedVersion()) return
  if (!works(pinned))
    await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: 'node_modules/node' })
  removeUnused()
  if (works(pinned)) {
    writeFileSync(tried, '')
    return resolve(pinned)
  }
  if (process.versions.node.localeCompare('24.7', 'en', { numeric: true }) >= 0) return
  console.error(
    `Node.js ${pinnedVersion()} could not be downloaded: run \`npm rebuild node\`, or start with Node.js 24.`,
  )
  process.exit(1)
}

const pinnedVersion = () => `v${lockedVersion('node')}`

const works = (file) =>
  spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() === pinnedVersion()

function runNpm(args) {
  const npm = process.env.npm_execpath ?? ''
  const stdio = ['inherit', process.stderr, 'inherit']
  if (basename(npm) === 'npm-cli.js') return run(process.execPath, [npm, ...args], { stdio })
  return run('npm', args, { stdio, shell: process.platform === 'win32' })
}

function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  const pass = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  return new Promise((done) => {
    const end = (code, signal) => {
      for (const name of signals) process.off(name, pass)
      done({ code, signal })
    }
    child.on('error', () => end(1, null))
    child.on('close', end)
  })
}

function exitUnlessDone({ code, signal }, sentence) {
  if (code === 0) return
  if (sentence && !signal) console.error(sentence)
  process.exit(code ?? 128 + constants.signals[signal])
}
