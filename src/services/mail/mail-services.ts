import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import { changeMailText, judgeMailTexts, type TypedLetter } from './change-mail-text.ts'
import { listMailTexts, previewMailText, readMailText } from './read-mail-texts.ts'
import { listMails, type Outlet, readMail, readMailAsPage, removeMail, retryMails } from './read-outbox.ts'
import { sendTestMail } from './send-test-mail.ts'

/** The outbox as staff see it, and the words of its mails. */
export function mailServices(store: Store, outlet: Outlet) {
  return {
    judgeMailTexts,
    mailsAreFiles: outlet.mailsAreFiles,
    previewMailText: (letter: TypedLetter) => previewMailText(store, outlet.site, letter),
    readMail: (id: string) => readMail(store, outlet, id),
    readMailAsPage: (id: string) => readMailAsPage(store, outlet.site, id),
    ...bindTo(store, {
      changeMailText,
      listMailTexts,
      listMails,
      readMailText,
      removeMail,
      retryMails,
      sendTestMail,
    }),
  }
}
