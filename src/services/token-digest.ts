import { createHash } from 'node:crypto'

/** Of a token that opens something only its digest is kept: a copy of the database opens nothing. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest()
