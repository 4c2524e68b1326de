import type { MailQuery } from '../../domain/mail/mail-query.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { PostOffice } from './deliver-mail.ts'
import { listMails } from './list-mails.ts'
import { type Outlet, readMail, readMailAsPage } from './read-mail.ts'
import { removeMail } from './remove-mail.ts'
import { retryMails } from './retry-mails.ts'

/** What staff see of the mails, and do about those that failed. */
export function outboxServices(store: Store, outlet: Outlet, post: Pick<PostOffice, 'wake'>) {
  return {
    listMails: (query: MailQuery) => listMails(store, query),
    mailsAreFiles: outlet.mailsAreFiles,
    readMail: (id: string) => readMail(store, outlet, id),
    readMailAsPage: (id: string) => readMailAsPage(store, outlet.site, id),
    removeMail: (staff: Author, id: string) => removeMail(store, staff, id),
    retryMails: (staff: Author, id?: string) => retryMails(store, staff, id).finally(post.wake),
  }
}
