/** A reason not to start that an operator can do something about: the message alone is shown, without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}

const elsewhere = 'choose another ASTER_DATA_DIR.'

/** What the system holds against the data directory or a path in it. */
const complaints: Readonly<Record<string, (path: string, dataDir: string) => string>> = {
  EACCES: (path) => `This user may not use ${path}: start ASTER as the user it belongs to, or ${elsewhere}`,
  EROFS: (path) => `${path} can only be read: make it writable, or ${elsewhere}`,
  ENOSPC: (path) => `There is no room for ${path}: make some, or ${elsewhere}`,
  EEXIST: (_, dataDir) => `${dataDir} is not a folder: ${elsewhere}`,
  ENOTDIR: (_, dataDir) => `${dataDir} is not a folder: ${elsewhere}`,
}

/** Such a complaint as a sentence; any other error stays what it is. */
export function dataDirProblem(dataDir: string, error: unknown): unknown {
  const { code = '', path = dataDir } = error as NodeJS.ErrnoException
  const complaint = complaints[code]
  return complaint ? new StartupProblem(complaint(path, dataDir)) : error
}
