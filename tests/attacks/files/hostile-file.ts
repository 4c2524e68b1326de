import type { FileFault } from '../../../src/domain/uploads/upload.ts'

/** A file that must be refused, for one of these reasons, and the same file without what is wrong with it. */
export type HostileFile = {
  what: string
  bytes: Buffer
  codes: readonly FileFault[]
  harmless?: Buffer
}
