import type { Translation } from '../../src/domain/messages/translation.ts'
import { edit } from './messages/applicants/edit.ts'
import { myLink } from './messages/applicants/my-link.ts'
import { newAddress } from './messages/applicants/new-address.ts'
import { contact } from './messages/contact/contact.ts'
import { contactPage } from './messages/contact/contact-page.ts'
import { reply } from './messages/contact/reply.ts'
import { home } from './messages/content/home.ts'
import { map } from './messages/content/map.ts'
import { pages } from './messages/content/pages.ts'
import { stories } from './messages/content/stories.ts'
import { expert } from './messages/forms/expert.ts'
import { forms } from './messages/forms/forms.ts'
import { hospital } from './messages/forms/hospital.ts'
import { lists } from './messages/forms/lists.ts'
import { trainer } from './messages/forms/trainer.ts'
import { wizard } from './messages/forms/wizard.ts'
import { kit } from './messages/kit/kit.ts'
import { access } from './messages/mail/access.ts'
import { asking } from './messages/mail/asking.ts'
import { choosing } from './messages/mail/choosing.ts'
import { collaboration } from './messages/mail/collaboration.ts'
import { entered } from './messages/mail/entered.ts'
import { mail } from './messages/mail/mail.ts'
import { moves } from './messages/mail/moves.ts'
import { invitation } from './messages/matching/invitation.ts'
import { match } from './messages/matching/match.ts'
import { selectExpert } from './messages/matching/select-expert.ts'
import { yourMatch } from './messages/matching/your-match.ts'
import { periods } from './messages/privacy/periods.ts'
import { problems } from './messages/problems.ts'
import { agreement } from './messages/programme/agreement.ts'
import { certificate } from './messages/programme/certificate.ts'
import { programme } from './messages/programme/programme.ts'
import { feedbackReport, finalReport, midtermReport } from './messages/programme/reports.ts'
import { verification } from './messages/programme/verification.ts'
import { errors } from './messages/shell/errors.ts'
import { languages } from './messages/shell/languages.ts'
import { site } from './messages/shell/site.ts'
import { filePages } from './messages/uploads/file-pages.ts'
import { uploads } from './messages/uploads/uploads.ts'

export const ru: Translation<'ru'> = {
  access,
  agreement,
  asking,
  certificate,
  choosing,
  collaboration,
  contact,
  contactPage,
  edit,
  entered,
  errors,
  expert,
  feedbackReport,
  filePages,
  finalReport,
  forms,
  home,
  hospital,
  invitation,
  kit,
  languages,
  lists,
  mail,
  map,
  match,
  midtermReport,
  moves,
  myLink,
  newAddress,
  pages,
  periods,
  problems,
  programme,
  reply,
  selectExpert,
  site,
  stories,
  trainer,
  uploads,
  verification,
  wizard,
  yourMatch,
}
