import { createRegister } from './people.ts'
import { createArchive } from './prose.ts'

export type Memory = ReturnType<typeof createMemory>

/** Remembers generated names and texts, so that none repeats. */
export function createMemory() {
  return { namePerson: createRegister(), unlike: createArchive(), hospitalNames: new Set<string>() }
}
