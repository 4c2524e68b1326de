import { spawnSync } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Root can try both sides; an ordinary user only their own. */
export const isRoot = process.getuid?.() === 0

/** An ordinary user for tests that run as root: the one called daemon, since initdb wants users to have a name. */
export const ordinaryUid = isRoot ? 1 : undefined

/** Why a test that needs an ordinary user cannot be run, if it cannot. */
export function noOrdinaryUser(): string | undefined {
  if (ordinaryUid === undefined) return undefined
  const reads = ['-e', 'fs.accessSync(process.argv[1], fs.constants.R_OK)', import.meta.filename]
  const { status } = spawnSync(process.execPath, reads, { uid: ordinaryUid, gid: ordinaryUid, cwd: '/' })
  return status === 0 ? undefined : 'only root may enter the folder of these tests'
}

const folders: string[] = []

/** A folder that only its owner may enter, as a home directory is. */
export async function makeFolder(uid?: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aster-fault-'))
  if (uid !== undefined) await chown(folder, uid, uid)
  folders.push(folder)
  return folder
}

/** A server whose Node was killed may still be writing its last. */
export async function removeFolders(): Promise<void> {
  const patiently = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }
  await Promise.all(folders.splice(0).map((folder) => rm(folder, patiently)))
}
