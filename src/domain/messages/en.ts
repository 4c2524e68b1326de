import { api } from './en/api.ts'
import { edit } from './en/applicants/edit.ts'
import { newAddress } from './en/applicants/new-address.ts'
import { importing } from './en/applications/importing.ts'
import { onBehalf } from './en/applications/on-behalf.ts'
import { contact } from './en/contact/contact.ts'
import { contactPage } from './en/contact/contact-page.ts'
import { inbox } from './en/contact/inbox.ts'
import { reply } from './en/contact/reply.ts'
import { home } from './en/content/home.ts'
import { map } from './en/content/map.ts'
import { news } from './en/content/news.ts'
import { pages } from './en/content/pages.ts'
import { profile } from './en/content/profile.ts'
import { stories } from './en/content/stories.ts'
import { story } from './en/content/story.ts'
import { writing } from './en/content/writing.ts'
import { expert } from './en/forms/expert.ts'
import { forms } from './en/forms/forms.ts'
import { hospital } from './en/forms/hospital.ts'
import { lists } from './en/forms/lists.ts'
import { trainer } from './en/forms/trainer.ts'
import { wizard } from './en/forms/wizard.ts'
import { kit } from './en/kit/kit.ts'
import { kitSample } from './en/kit/kit-sample.ts'
import { access } from './en/mail/access.ts'
import { asking } from './en/mail/asking.ts'
import { choosing } from './en/mail/choosing.ts'
import { collaboration } from './en/mail/collaboration.ts'
import { entered } from './en/mail/entered.ts'
import { mail } from './en/mail/mail.ts'
import { mailTexts } from './en/mail/mail-texts.ts'
import { moves } from './en/mail/moves.ts'
import { outbox } from './en/mail/outbox.ts'
import { staffMail } from './en/mail/staff-mail.ts'
import { invitation } from './en/matching/invitation.ts'
import { match } from './en/matching/match.ts'
import { selectExpert } from './en/matching/select-expert.ts'
import { workspace } from './en/matching/workspace.ts'
import { privacy } from './en/privacy/privacy.ts'
import { agreement } from './en/programme/agreement.ts'
import { board } from './en/programme/board.ts'
import { certificate } from './en/programme/certificate.ts'
import { programme } from './en/programme/programme.ts'
import { feedbackReport, finalReport, midtermReport } from './en/programme/reports.ts'
import { storyDraft } from './en/programme/story-draft.ts'
import { desk } from './en/review/desk.ts'
import { registry } from './en/settings/registry.ts'
import { settings } from './en/settings/settings.ts'
import { admin } from './en/shell/admin.ts'
import { errors } from './en/shell/errors.ts'
import { site } from './en/shell/site.ts'
import { account } from './en/staff/account.ts'
import { audit } from './en/staff/audit.ts'
import { login } from './en/staff/login.ts'
import { secondStep } from './en/staff/second-step.ts'
import { sessions } from './en/staff/sessions.ts'
import { setUp } from './en/staff/set-up.ts'
import { users } from './en/staff/users.ts'
import { insight } from './en/tracking/insight.ts'
import { uploads } from './en/uploads/uploads.ts'

/** The source wording, one file per area; the specification's texts to the letter. */
export const en = {
  access,
  account,
  admin,
  agreement,
  api,
  asking,
  audit,
  board,
  certificate,
  choosing,
  collaboration,
  contact,
  contactPage,
  desk,
  edit,
  entered,
  errors,
  expert,
  feedbackReport,
  finalReport,
  forms,
  home,
  hospital,
  importing,
  insight,
  inbox,
  invitation,
  kit,
  kitSample,
  lists,
  login,
  mail,
  mailTexts,
  map,
  match,
  midtermReport,
  moves,
  newAddress,
  news,
  onBehalf,
  pages,
  privacy,
  profile,
  programme,
  registry,
  settings,
  outbox,
  reply,
  secondStep,
  selectExpert,
  sessions,
  setUp,
  site,
  staffMail,
  stories,
  story,
  storyDraft,
  trainer,
  uploads,
  users,
  wizard,
  workspace,
  writing,
} as const
