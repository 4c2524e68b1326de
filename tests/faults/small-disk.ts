import { spawnSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './data-folder.ts'

/** The reason to skip tests that need to mount a filesystem. */
export async function noSmallDisk(): Promise<string | undefined> {
  const disk = await mountSmallDisk('1m').catch(({ message }: Error) => message)
  if (typeof disk === 'string') return disk
  disk.unmount()
  return undefined
}

/** A tmpfs of a given size; the caller unmounts it. */
export async function mountSmallDisk(size: string) {
  const folder = await makeFolder()
  const { status, stderr } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${size},mode=0700`,
    'tmpfs',
    folder,
  ])
  if (status !== 0) throw new Error(`A disk of its own may not be mounted here: ${stderr}`)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    /** Uses up all free space. */
    async fill() {
      const file = await open(ballast, 'a')
      for (const piece of [2 ** 20, 2 ** 12]) {
        const isFull = () =>
          file.write(Buffer.alloc(piece)).then(({ bytesWritten }) => bytesWritten < piece, isNoSpace)
        while (!(await isFull())) {}
      }
      await file.close()
    },
    makeRoom: () => rm(ballast),
    unmount() {
      spawnSync('umount', ['--lazy', folder])
    },
  }
}

function isNoSpace(error: NodeJS.ErrnoException): boolean {
  if (error.code === 'ENOSPC') return true
  throw error
}
