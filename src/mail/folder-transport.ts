import { type FileHandle, mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { ComposedMail } from './compose-mail.ts'
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
    close() {},
  }
}

/** Whole or not at all, also when the power fails; a mail delivered twice is one file. */
async function writeMail(folder: string, { id, queuedAt, bytes }: ComposedMail): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${queuedAt.toISOString().replaceAll(':', '-')}-${id}.eml`)
  const unfinished = `${path}.unfinished`
  await withFile(await open(unfinished, 'w', 0o600), (file) => file.writeFile(bytes))
  await rename(unfinished, path)
  if (process.platform !== 'win32') await withFile(await open(folder), async () => {})
}

/** Does not return before what was done stands on the disk. */
async function withFile(file: FileHandle, act: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await act(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
