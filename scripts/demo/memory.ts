import { createRegister } from './people.ts'
import { createArchive } from './prose.ts'

export type Memory = ReturnType<typeof createMemory>

/** What has been made so far, so that no name and no text comes twice. */
export function createMemory() {
  return { namePerson: createRegister(), unlike: createArchive(), hospitalNames: new Set<string>() }
}
