import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { PostOffice } from '../mail/deliver-mail.ts'
import { erasePerson, type Order } from './erase-person.ts'
import { type Asked, exportPerson } from './export-person.ts'
import { findPerson, readPerson } from './find-person.ts'
import { changeRetention, readRetention, type TypedLengths, tryRetention } from './retention.ts'

/** What an administrator does for people who ask about their data. */
export function privacyServices(store: Store, post: Pick<PostOffice, 'tidy'>) {
  return {
    changeRetention: (staff: Author, typed: TypedLengths) => changeRetention(store, staff, typed),
    erasePerson: (staff: Author, order: Order) => erasePerson(store, staff, order, post.tidy),
    exportPerson: (staff: Author, asked: Asked) => exportPerson(store, staff, asked),
    findPerson: (typed: string) => findPerson(store, typed),
    readPerson: (email: string) => readPerson(store, email),
    readRetention: () => readRetention(store),
    tryRetention: (typed: TypedLengths) => tryRetention(store, typed),
  }
}
