import { createHash, randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { constants, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const readAtOnce = 256 * 1024

/** The file by which a folder is recognised as that of a registry. */
export const marker = 'aster-files'

/** Files under random names, each in a folder of its own: `part` while bytes arrive, `bytes` from the verdict on. */
export type FileFolder = ReturnType<typeof fileFolder>

/**
 * Works on a network file system too: nothing is locked, and a file becomes visible by a rename within its folder.
 * Names are UUIDs that the store makes, so that nothing a person types reaches the file system.
 */
export function fileFolder(root: string) {
  const shelfOf = (name: string) => join(root, name.slice(0, 2))
  const placeOf = (name: string) => join(shelfOf(name), name)
  const partOf = (name: string) => join(placeOf(name), 'part')
  const bytesOf = (name: string) => join(placeOf(name), 'bytes')

  /** An unmounted folder is empty: it must not look as if a file was removed, nor take new ones. */
  const checkPresence = () => fs.access(join(root, marker))

  /** Call before the first byte. Flushes existing folders, too: the process that made them may have been killed. */
  async function begin(name: string): Promise<void> {
    await checkPresence()
    for (const path of [shelfOf(name), placeOf(name)]) {
      await fs.mkdir(path, { mode: 0o700 }).catch(ignore('EEXIST'))
      await flush(dirname(path))
    }
  }

  /** Writes bytes of an unsealed file at an offset; after `begin`. */
  async function write(name: string, start: number, bytes: Buffer): Promise<void> {
    const handle = await fs.open(partOf(name), constants.O_WRONLY | constants.O_CREAT, 0o600)
    try {
      for (let done = 0; done < bytes.length; ) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, start + done)
        done += bytesWritten
      }
      await handle.datasync()
    } finally {
      await handle.close()
    }
    if (start === 0) await flush(placeOf(name))
  }

  /** Yields nothing if the file does not exist. */
  async function* read(name: string, start: number, end: number): AsyncGenerator<Buffer, void> {
    const handle = await openFirst([bytesOf(name), partOf(name), bytesOf(name)])
    if (!handle) return checkPresence()
    try {
      for (let next = start; next < end; ) {
        const buffer = Buffer.allocUnsafe(Math.min(readAtOnce, end - next))
        // On a network file system, a file that another machine has removed is stale.
        const read = await handle.read(buffer, 0, buffer.length, next).catch(ignore('ESTALE'))
        if (!read?.bytesRead) return
        yield buffer.subarray(0, read.bytesRead)
        next += read.bytesRead
      }
    } finally {
      await handle.close()
    }
  }

  /**
   * Replaces the part by a copy with this hash. A copy, because an aborted writer may still hold the part open and write
   * into it.
   */
  async function seal(name: string, sha256: Buffer): Promise<void> {
    if (!(await exists(bytesOf(name)))) await copyPart(name, sha256)
    else if (!sha256.equals(await hashOf(bytesOf(name)))) throw new Error('A sealed file has other bytes.')
    await flush(placeOf(name))
    await fs.rm(partOf(name), { force: true })
  }

  async function copyPart(name: string, sha256: Buffer): Promise<void> {
    const copy = join(placeOf(name), randomUUID())
    try {
      await fs.copyFile(partOf(name), copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
      await flush(copy)
      if (!sha256.equals(await hashOf(copy))) throw new Error('A file has changed while it was judged.')
      await fs.rename(copy, bytesOf(name))
    } catch (error) {
      await fs.rm(copy, { force: true })
      throw error
    }
  }

  /** Deletes a file. Idempotent. */
  async function remove(name: string): Promise<void> {
    await checkPresence()
    await fs.rm(placeOf(name), { recursive: true, force: true })
    await flush(shelfOf(name)).catch(ignore('ENOENT'))
  }

  return { root, begin, write, read, seal, remove }
}

/** A whole new file, and its entry in the folder. */
export async function writeFlushed(path: string, content: string): Promise<void> {
  await fs.writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true })
  await flush(dirname(path))
}

/** fsync of a file or a folder, so that it survives a power failure. */
async function flush(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await fs.open(path)
  await handle.sync().finally(() => handle.close())
}

async function hashOf(path: string): Promise<Buffer> {
  const digest = createHash('sha256')
  const handle = await fs.open(path)
  for await (const bytes of handle.createReadStream({ highWaterMark: readAtOnce })) digest.update(bytes)
  return digest.digest()
}

async function openFirst(paths: readonly string[]): Promise<FileHandle | undefined> {
  for (const path of paths) {
    const handle = await fs.open(path).catch(ignore('ENOENT'))
    if (handle) return handle
  }
  return undefined
}

async function exists(path: string): Promise<boolean> {
  return (await fs.stat(path).catch(ignore('ENOENT'))) !== undefined
}

function ignore(...codes: string[]) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}
