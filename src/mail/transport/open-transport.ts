import { join } from 'node:path'
import { folderTransport } from './folder-transport.ts'
import { smtpTransport } from './smtp/smtp-transport.ts'
import type { Transport } from './transport.ts'

/** By the mail server that is set, or else into the folder `mail` of the data directory. */
export function openTransport({
  smtpUrl,
  dataDir,
}: {
  smtpUrl: string | undefined
  dataDir: string
}): Transport {
  return smtpUrl ? smtpTransport(smtpUrl) : folderTransport(join(dataDir, 'mail'))
}
