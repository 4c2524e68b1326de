/** A startup error that an operator can fix; shown without a stack trace. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}

const elsewhere = 'choose another ASTER_DATA_DIR.'

const complaints: Readonly<Record<string, (path: string, dataDir: string) => string>> = {
  EACCES: (path) => `This user may not use ${path}: start ASTER as the user it belongs to, or ${elsewhere}`,
  EROFS: (path) => `${path} can only be read: make it writable, or ${elsewhere}`,
  ENOSPC: (path) => `There is no room for ${path}: make some, or ${elsewhere}`,
  EEXIST: (_, dataDir) => `${dataDir} is not a folder: ${elsewhere}`,
  ENOTDIR: (_, dataDir) => `${dataDir} is not a folder: ${elsewhere}`,
}

/** Turns such an error into a sentence; others stay unchanged. */
export function dataDirProblem(dataDir: string, error: unknown): unknown {
  const { code = '', path = dataDir } = error as NodeJS.ErrnoException
  const complaint = complaints[code]
  return complaint ? new StartupProblem(complaint(path, dataDir)) : error
}
