import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import { removeOwnTokens } from '../../store/integrations/api-tokens.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Like their sessions, the tokens of a person end with the account and with a new password by link. */
export async function endOwnTokens(trx: Database, doer: Author, ownerId: string): Promise<void> {
  for (const name of await removeOwnTokens(trx, ownerId)) {
    const before = { token: name }
    await writeAudit(trx, byStaff(doer), 'api_token_revoked', ['staff', ownerId], { before })
  }
}
