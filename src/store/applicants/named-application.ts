import { type RawBuilder, sql } from 'kysely'

/** The application of a link, be it the one of the receipt or of a later mail. */
export function namedBy(tokenDigest: Buffer): RawBuilder<string> {
  return sql<string>`(
    SELECT application_id FROM edit_link WHERE token_digest = ${tokenDigest}
    UNION ALL SELECT application_id FROM information_request WHERE link_digest = ${tokenDigest}
    UNION ALL SELECT application_id FROM mailed_link WHERE token_digest = ${tokenDigest})`
}
