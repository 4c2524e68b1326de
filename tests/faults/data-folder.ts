import { spawnSync } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Only root can test both users. */
export const isRoot = process.getuid?.() === 0

/** An ordinary user for tests that run as root: daemon, since initdb needs a user with a name. */
export const ordinaryUid = isRoot ? 1 : undefined

/** The reason to skip tests that need an ordinary user. */
export function noOrdinaryUser(): string | undefined {
  if (ordinaryUid === undefined) return undefined
  const reads = ['-e', 'fs.accessSync(process.argv[1], fs.constants.R_OK)', import.meta.filename]
  const { status } = spawnSync(process.execPath, reads, { uid: ordinaryUid, gid: ordinaryUid, cwd: '/' })
  return status === 0 ? undefined : 'only root may enter the folder of these tests'
}

const folders: string[] = []

/** A folder with mode 0700, like a home directory. */
export async function makeFolder(uid?: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aster-fault-'))
  if (uid !== undefined) await chown(folder, uid, uid)
  folders.push(folder)
  return folder
}

/** Retries, because a server whose Node was killed may still write. */
export async function removeFolders(): Promise<void> {
  const patiently = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }
  await Promise.all(folders.splice(0).map((folder) => rm(folder, patiently)))
}
