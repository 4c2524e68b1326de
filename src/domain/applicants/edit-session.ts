import type { ApplicationKind } from '../applications/application-status.ts'

/** Opens nothing else than this one application. */
export type EditSession = { applicationId: string; kind: ApplicationKind }
