import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ComposedMail } from '../render/compose-mail.ts'
import type { Transport } from './transport.ts'

/** Without a mail server, mails are files that any mail program opens. */
export function folderTransport(folder: string): Transport {
  return {
    async deliver(mail) {
      try {
        await writeMail(folder, mail)
        return { result: 'sent' }
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException
        return { result: 'unreachable', code, problem: code }
      }
    },
    copies: {
      list: async () => [...new Set((await mailFiles(folder)).map(({ id }) => id))],
      async remove(ids) {
        const files = (await mailFiles(folder)).filter(({ id }) => ids.includes(id))
        for (const { name } of files) await rm(join(folder, name), { force: true })
      },
    },
    close() {},
  }
}

/** What the file of a mail is called; a person finds it by its time. */
export function fileOfMail(id: string, queuedAt: Date): string {
  return `${queuedAt.toISOString().replaceAll(':', '-')}-${id}.eml`
}

/** The files of mails; deletes partial files, and ignores others. */
async function mailFiles(folder: string): Promise<{ name: string; id: string }[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap((name) => {
    const id = /Z-([\da-f-]{36})\.eml(\.unfinished)?$/.exec(name)?.[1]
    return id ? [{ name, id }] : []
  })
}

/** Atomic and durable write; a mail delivered twice is one file. */
async function writeMail(folder: string, { id, queuedAt, bytes }: ComposedMail): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, fileOfMail(id, queuedAt))
  const unfinished = `${path}.unfinished`
  await withFile(await open(unfinished, 'w', 0o600), (file) => file.writeFile(bytes))
  await rename(unfinished, path)
  if (process.platform !== 'win32') await withFile(await open(folder), async () => {})
}

/** fsync. */
async function withFile(file: FileHandle, act: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await act(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
