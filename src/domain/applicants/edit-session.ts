import type { ApplicationKind } from '../applications/application-status.ts'

/** Grants access to this application only. */
export type EditSession = { applicationId: string; kind: ApplicationKind }
