import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import { changeLetter, judgeLetter, type TypedLetter } from './change-letter.ts'
import { listLetters, previewLetter, readLetter } from './read-letters.ts'
import { listMails, type Outlet, readMail, readMailAsPage, removeMail, retryMails } from './read-outbox.ts'
import { sendTestLetter } from './send-test.ts'

/** The outbox as staff see it, and the words of its mails. */
export function mailServices(store: Store, outlet: Outlet) {
  return {
    judgeLetter,
    mailsAreFiles: outlet.mailsAreFiles,
    previewLetter: (letter: TypedLetter) => previewLetter(store, outlet.site, letter),
    readMail: (id: string) => readMail(store, outlet, id),
    readMailAsPage: (id: string) => readMailAsPage(store, outlet.site, id),
    ...bindTo(store, {
      changeLetter,
      listLetters,
      listMails,
      readLetter,
      removeMail,
      retryMails,
      sendTestLetter,
    }),
  }
}
