import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { logoFile, logoIn } from '../../domain/settings/logo.ts'
import { findPictureFile } from '../../store/content/pictures.ts'
import type { Database } from '../../store/database.ts'

/** The file of the registry's own logo, if it has one. */
export async function readLogo(database: Database, registry: RegistryFacts): Promise<Buffer | undefined> {
  const logo = logoIn(registry)
  return logo && findPictureFile(database, logo.key, logoFile(logo))
}
