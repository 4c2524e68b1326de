import { execFileSync } from 'node:child_process'
import { lstatSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { npmStart } from './npm-start.ts'
import { limited, type Row } from './row.ts'

const mostSeconds = 60
const mostMegabytes = 450

/** The unit of `stat`. */
const bytesOfBlock = 512

/** How this machine reaches the network; all other variables are left out. */
const network = /^((https?|no)_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i

/** From `npm start` of a new clone of HEAD, with an empty home, to its first page; and what is installed then. */
export async function startClone(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'aster-clone-'))
  try {
    const [clone, home] = [join(folder, 'clone'), join(folder, 'home')]
    await mkdir(home)
    // By URL, since a clone by path would share the files of the history.
    const from = pathToFileURL(process.cwd()).href
    execFileSync('git', ['clone', '--quiet', '--single-branch', from, clone], { stdio: 'inherit' })
    const site = await npmStart(environment(home), clone)
    await site.stop()
    console.log(/^Started in .*/m.exec(site.said())?.[0])
    const whole = megabytesOf(clone) - megabytesOf(join(clone, 'data'))
    return [
      limited('npm start of a new clone, to its first page', site.firstPage / 1000, mostSeconds, 's'),
      limited('installed clone, with its history and without data', whole, mostMegabytes, 'MB'),
      limited(
        'installed clone, without history and data',
        whole - megabytesOf(join(clone, '.git')),
        mostMegabytes,
        'MB',
      ),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Without the programs of this clone, such as its Node.js, which npm puts first. */
function environment(home: string): NodeJS.ProcessEnv {
  const own = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'))
  const kept = Object.entries(process.env).filter(([name]) => network.test(name))
  return { ...Object.fromEntries(kept), PATH: own.join(delimiter), HOME: home }
}

/** On the disk; Node.js is there twice by name, and once as a file. */
function megabytesOf(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = new Map(
    paths.map((path) => lstatSync(join(folder, path))).map(({ ino, blocks }) => [ino, blocks]),
  )
  const blocks = [...files.values()].reduce((sum, count) => sum + count, 0)
  return (blocks * bytesOfBlock) / 1_000_000
}
