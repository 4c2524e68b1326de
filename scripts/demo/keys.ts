import { editPath, shortlistPath } from '../../src/domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../src/domain/applications/application-status.ts'
import { referenceOf } from '../../src/domain/applications/reference.ts'
import { issueAccess, makeAccess } from '../../src/services/applicants/issue-access.ts'
import type { SigningKey } from '../../src/services/protection/signing-key.ts'
import type { Store } from '../../src/store/open-store.ts'

/** The open task of each of them on its page. */
const shown = [
  { what: 'An expert in a collaboration', kind: 'expert', match: 'active' },
  { what: 'An expert who may accept the agreement', kind: 'expert', match: 'confirmed' },
  { what: 'A hospital that has to choose its expert', kind: 'hospital', status: 'shortlist_sent' },
  { what: 'A hospital in a collaboration', kind: 'hospital', status: 'active' },
  { what: 'A trainer in the registry', kind: 'trainer', status: 'active' },
] as const satisfies readonly Shown[]

type Shown = { what: string; kind: ApplicationKind; status?: 'shortlist_sent' | 'active' } & {
  match?: 'active' | 'confirmed'
}

/** Gives some demo records a link and a PIN, new ones on each run, and returns them as text. */
export async function openDemo(store: Store, pins: SigningKey, site: URL): Promise<string> {
  const lines: string[] = []
  const opened: string[] = []
  for (const one of shown) {
    // A second link to the same record would end the first.
    const found = await findDemo(store, one, opened)
    if (!found) continue
    opened.push(found.id)
    const access = makeAccess(pins)
    await issueAccess(store, found.id, access)
    const isChoosing = 'status' in one && one.status === 'shortlist_sent'
    const path = isChoosing ? shortlistPath('en', access.token) : editPath(one.kind, 'en', access.token)
    lines.push(
      `  ${one.what} (${referenceOf(one.kind, found.number)})`,
      `    ${new URL(path, site)}`,
      `    ${found.email}   PIN ${access.pin}`,
    )
  }
  return lines.join('\n')
}

/** The first demo record of its kind; those with an address outside .example may be of real people. */
function findDemo({ db }: Store, { kind, status, match }: Shown, others: readonly string[]) {
  return db
    .selectFrom('application')
    .select(['id', 'number', 'email'])
    .where('kind', '=', kind)
    .where('email', 'like', '%.example')
    .$if(others.length > 0, (query) => query.where('id', 'not in', others))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .$if(match !== undefined, (query) =>
      query.where('id', 'in', (from) =>
        from
          .selectFrom('match')
          .select('expert_id')
          .where('status', '=', match ?? 'active'),
      ),
    )
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
}
