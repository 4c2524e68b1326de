import { isSameAddress } from '../../domain/applicants/same-address.ts'
import { done, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { findWritten, lockContent } from '../../store/content/written-content.ts'
import type { Database } from '../../store/database.ts'
import { findMails } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { eraseApplication } from '../../store/privacy/erase-application.ts'
import { type Erasable, eraseRows, recordErasure, type TakenDown } from '../../store/privacy/erase-rows.ts'
import { findOwned, lockLinks, lockPerson } from '../../store/privacy/find-owned.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { withdrawInvitation } from '../../store/staff/staff-links.ts'
import { unpublish } from '../content/publish-content.ts'
import { leaveMatches } from '../matching/close-matches.ts'
import { countsOf, judgeAddress, type Mention, meant, type Person, readPerson } from './find-person.ts'

export type Order = {
  email: string
  /** The address, typed once more. */
  confirmed: string
  /** Fingerprint of the data that the page showed. */
  seen: string
  also: readonly string[]
}

export async function erasePerson(store: Store, staff: Author, order: Order, tidyMails: () => Promise<void>) {
  const address = judgeAddress(order.email)
  if (!address.ok) return address
  if (!isSameAddress(order.email, order.confirmed)) {
    return refuse('invalid_answers', { errors: { confirmed: 'invalid_email' } })
  }
  const erased = await transaction(store, async (database) => {
    // Lock content first, as editors do, to avoid a deadlock.
    if (order.also.some(isContent)) await lockContent(database)
    const owned = await findOwned(database, address.value)
    await lockPerson(database, owned)
    await lockLinks(database, owned)
    const person = await readPerson(database, address.value, order.also)
    if (!person.ok) return person
    const { held, mentions, mark, ends } = person.value
    const also = meant(mentions, order.also)
    const going = [...held.filter(({ stays }) => !stays), ...also]
    if (going.length === 0) return refuse('not_found')
    if (mark !== order.seen) return refuse('version_conflict')
    await eraseHeld(database, staff, person.value)
    for (const one of also) await eraseMention(database, staff, one)
    const counts = countsOf(going)
    await writeAudit(database, byStaff(staff), 'person_erased', ['person'], { after: counts })
    return done({ counts, ends })
  })
  if (erased.ok) await tidyMails()
  return erased
}

async function eraseHeld(database: Database, staff: Author, { owned, held }: Person): Promise<void> {
  for (const id of owned.application) {
    await leaveMatches(database, id)
    await eraseApplication(database, id)
    await writeAudit(database, byStaff(staff), 'application_erased', ['application', id])
  }
  await eraseRows(database, 'contact_message', owned.contact_message)
  await eraseRows(database, 'draft', owned.draft)
  const mails = held.filter(({ table }) => table === 'mail').map(({ id }) => id)
  await eraseRows(database, 'mail', await findMails(database, mails)) // those that have not gone with the rest
  await withdrawInvitation(database, owned.address)
}

/** Unpublishes a text about several people and removes its schedule, for an editor to rewrite. */
async function eraseMention(database: Database, staff: Author, { table, id, fate }: Mention): Promise<void> {
  if (fate === 'goes') return eraseRows(database, table as Erasable, [id])
  const kind = table === 'story' ? 'story' : 'news'
  const written = await findWritten(database, kind, id)
  if (!written) return
  await unpublish(database, kind, written, byStaff(staff))
  await recordErasure(database, table as TakenDown, [id])
}

const isContent = (key: string) =>
  /^(profile|member|story|news_item|content_revision|content_translation|page_revision):/.test(key)
