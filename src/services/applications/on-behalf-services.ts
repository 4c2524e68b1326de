import type { Locale } from '../../domain/messages/locales.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { PostOffice } from '../mail/deliver-mail.ts'
import type { SentFile } from '../uploads/receive-files.ts'
import { type EnteredForm, enterOnBehalf } from './enter-on-behalf.ts'
import { dropSheet, importExperts, previewImport } from './import-experts.ts'
import { receiveSheet } from './read-sheet.ts'
import { listEntries, mailEntryAgain, removeWaitingEntry } from './waiting-entries.ts'

/** What staff enter for others, who confirm it. */
export function onBehalfServices(store: Store, post: Pick<PostOffice, 'wake'>) {
  return {
    enterOnBehalf: (staff: Author, entered: EnteredForm) =>
      enterOnBehalf(store, staff, entered).finally(post.wake),
    listEntries: (before: string | undefined) => listEntries(store, before),
    mailEntryAgain: (staff: Author, id: string) => mailEntryAgain(store, staff, id).finally(post.wake),
    removeEntry: (staff: Author, id: string) => removeWaitingEntry(store, staff, id),
    receiveSheet: (file: SentFile | undefined) => receiveSheet(store, file),
    previewImport: (id: string) => previewImport(store, id),
    importExperts: (staff: Author, order: { id: string; plan: string; locale: Locale }) =>
      importExperts(store, staff, order).finally(post.wake),
    dropSheet: (id: string) => dropSheet(store, id),
  }
}
