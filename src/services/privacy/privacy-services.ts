import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import type { TidyMails } from '../mail/deliver-mail.ts'
import { erasePerson, type Order } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { findPerson, readPerson } from './find-person.ts'
import { changeRetention, readRetention, tryRetention } from './retention.ts'

/** What an administrator does for people who ask about their data. */
export function privacyServices(store: Store, tidyMails: TidyMails) {
  return {
    erasePerson: (staff: Author, order: Order) => erasePerson(store, staff, order, tidyMails),
    ...bindTo(store, { changeRetention, exportPerson, findPerson, readPerson, readRetention, tryRetention }),
  }
}
