import type { Role } from './roles.ts'

/** Somebody who is signed in to the back office. */
export type Staff = { id: string; name: string; email: string; role: Role }
