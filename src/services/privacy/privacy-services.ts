import { type Lengths, usualLengths } from '../../domain/privacy/retention-periods.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { readRetentionPeriods } from '../../store/privacy/retention-periods.ts'
import { bindTo } from '../bind-to.ts'
import type { TidyMails } from '../mail/deliver-mail.ts'
import { changeRetention, readRetention, tryRetention } from './change-retention.ts'
import { erasePerson, type Order } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { findPerson, readPerson } from './find-person.ts'

/** What an administrator does for people who ask about their data. */
export function privacyServices(store: Store, tidyMails: TidyMails) {
  let known = usualLengths
  return {
    /** Falls back to the periods read last, for a page that is rendered while the database is unreachable. */
    async currentPeriods(): Promise<Lengths> {
      known = await readRetentionPeriods(store).catch(() => known)
      return known
    },
    erasePerson: (staff: Author, order: Order) => erasePerson(store, staff, order, tidyMails),
    ...bindTo(store, { changeRetention, exportPerson, findPerson, readPerson, readRetention, tryRetention }),
  }
}
