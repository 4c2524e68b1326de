import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { nobody, type Owner, runProgram } from './run-program.ts'
import { StartupProblem } from './startup-problem.ts'

/** The cluster's folder in the data directory, and its owner if that is another user. */
export type Cluster = { folder: string; owner: Owner | undefined }

const unfinished = 'pg.new-'
const passwordFile = 'aster.password'

export async function openCluster(dataDir: string, { initdb }: Binaries, signal?: AbortSignal) {
  const folder = join(dataDir, 'pg')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (!(await ownerOf(folder))) await createCluster(dataDir, folder, { initdb, signal })
  const owner = await ownerOf(folder)
  const ownUid = process.getuid?.()
  if (ownUid === 0) return { folder, owner }
  if (ownUid !== undefined && owner && owner.uid !== ownUid) {
    throw new StartupProblem(
      `${folder} belongs to another user (number ${owner.uid}): start ASTER as that user or as root, or choose another ASTER_DATA_DIR.`,
    )
  }
  return { folder, owner: undefined }
}

export function readPassword({ folder }: Cluster): Promise<string> {
  return readFile(join(folder, passwordFile), 'utf8')
}

/** Left behind by a start that was killed during initdb. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(unfinished))
  await Promise.all(names.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
}

async function ownerOf(folder: string): Promise<Owner | undefined> {
  try {
    const { uid, gid } = await stat(folder)
    return { uid, gid }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

type Making = { initdb: string; signal: AbortSignal | undefined }

/**
 * Created aside and renamed when complete: of two concurrent starts one wins, and a killed one leaves no partial
 * cluster.
 */
async function createCluster(dataDir: string, folder: string, making: Making): Promise<void> {
  const aside = await mkdtemp(join(dataDir, unfinished))
  const fresh = join(aside, 'pg')
  const password = join(aside, passwordFile)
  const owner = process.getuid?.() === 0 ? nobody : undefined
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (owner) for (const path of [aside, password]) await chown(path, owner.uid, owner.gid)
  try {
    await initialise(making, fresh, password, owner)
    await rename(password, join(fresh, passwordFile))
    await rename(fresh, folder)
  } catch (error) {
    if (!(await ownerOf(folder))) throw error
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function initialise({ initdb, signal }: Making, fresh: string, password: string, owner?: Owner) {
  const args = [
    ...['-D', fresh, '-U', 'aster', `--pwfile=${password}`],
    ...['--auth-local=trust', '--auth-host=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    '--no-instructions',
  ]
  const child = await runProgram(initdb, args, owner)
  signal?.addEventListener('abort', () => child.kill('SIGINT'), { once: true }) // it cleans up and exits
  let complaint = ''
  child.stderr?.on('data', (text) => {
    complaint += text
  })
  const code = await new Promise((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  ).catch((error: Error) => {
    complaint = error.message
  })
  if (code === 0) return
  throw new StartupProblem(
    `PostgreSQL could not make its files in ${fresh}: remove the cause, or set DATABASE_URL. (${complaint.trim()})`,
  )
}
