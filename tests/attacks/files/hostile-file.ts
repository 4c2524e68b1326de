import type { FileFault } from '../../../src/domain/uploads/upload.ts'

/** A file that must be refused for one of these reasons, and its harmless version. */
export type HostileFile = {
  what: string
  bytes: Buffer
  codes: readonly FileFault[]
  harmless?: Buffer
}
