import type { RegistryFacts } from '../forms/registry.ts'

/** The places that any text may have for what an administrator settles. */
export const factPlaces = {
  institution: 'institution_name',
  coordinator: 'coordinator_name',
  coordinatorEmail: 'coordinator_email',
} as const satisfies Record<string, keyof RegistryFacts>

export type FactPlace = keyof typeof factPlaces
