import { createHash } from 'node:crypto'

/** Of a token that opens something only its digest is kept: a copy of the database opens nothing. */
export const digestOf = (token: string): Buffer =>
  createHash('sha256').update(token.slice(0, longestToken)).digest()

/** No token of ours is longer: a longer text is cut, so that hashing it costs nothing, and matches none. */
const longestToken = 300
