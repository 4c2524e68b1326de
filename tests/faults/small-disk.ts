import { spawnSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './data-folder.ts'

/** Why a disk of one's own cannot be had, if it cannot. */
export async function noSmallDisk(): Promise<string | undefined> {
  const disk = await mountSmallDisk('1m').catch(({ message }: Error) => message)
  if (typeof disk === 'string') return disk
  disk.unmount()
  return undefined
}

/** A filesystem of so many bytes, in memory; whoever mounts it unmounts it. */
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
    /** Takes every byte that is left. */
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
