import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { damaged, openContainer } from './container.ts'
import { readContent } from './content.ts'

/** A backup whose header is read; the content follows on request. */
export async function openBackup(file: string, passphrase: string | undefined) {
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 })
  try {
    const { header, content } = await openContainer(bytes, file, passphrase)
    return {
      header,
      read: async () => readContent(decompress(await content(), file), file),
      close: () => bytes.destroy(),
    }
  } catch (error) {
    bytes.destroy()
    const { code } = error as NodeJS.ErrnoException
    throw code ? new StartupProblem(`${file} cannot be read (${code}).`) : error
  }
}

/** A generator, so that an early return closes the file. */
async function* decompress(frames: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  const source = Readable.from(frames, { objectMode: false })
  const content = createZstdDecompress()
  source.on('error', (error) => content.destroy(error))
  try {
    yield* source.pipe(content)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code?.startsWith('ZSTD') ? damaged(file) : error
  } finally {
    source.destroy()
  }
}
