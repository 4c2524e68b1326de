import { access } from './en/access.ts'
import { account } from './en/account.ts'
import { admin } from './en/admin.ts'
import { agreement } from './en/agreement.ts'
import { api } from './en/api.ts'
import { asking } from './en/asking.ts'
import { audit } from './en/audit.ts'
import { board } from './en/board.ts'
import { certificate } from './en/certificate.ts'
import { choosing } from './en/choosing.ts'
import { collaboration } from './en/collaboration.ts'
import { contact } from './en/contact.ts'
import { contactPage } from './en/contact-page.ts'
import { desk } from './en/desk.ts'
import { edit } from './en/edit.ts'
import { entered } from './en/entered.ts'
import { errors } from './en/errors.ts'
import { expert } from './en/expert.ts'
import { forms } from './en/forms.ts'
import { home } from './en/home.ts'
import { hospital } from './en/hospital.ts'
import { importing } from './en/importing.ts'
import { inbox } from './en/inbox.ts'
import { insight } from './en/insight.ts'
import { invitation } from './en/invitation.ts'
import { kit } from './en/kit.ts'
import { kitSample } from './en/kit-sample.ts'
import { kitWork } from './en/kit-work.ts'
import { lists } from './en/lists.ts'
import { login } from './en/login.ts'
import { mail } from './en/mail.ts'
import { mailTexts } from './en/mail-texts.ts'
import { map } from './en/map.ts'
import { match } from './en/match.ts'
import { moves } from './en/moves.ts'
import { newAddress } from './en/new-address.ts'
import { news } from './en/news.ts'
import { onBehalf } from './en/on-behalf.ts'
import { outbox } from './en/outbox.ts'
import { pages } from './en/pages.ts'
import { privacy } from './en/privacy.ts'
import { profile } from './en/profile.ts'
import { programme } from './en/programme.ts'
import { registry } from './en/registry.ts'
import { reply } from './en/reply.ts'
import { feedbackReport, finalReport, midtermReport } from './en/reports.ts'
import { secondStep } from './en/second-step.ts'
import { selectExpert } from './en/select-expert.ts'
import { sessions } from './en/sessions.ts'
import { setUp } from './en/set-up.ts'
import { settings } from './en/settings.ts'
import { site } from './en/site.ts'
import { staffMail } from './en/staff-mail.ts'
import { stories } from './en/stories.ts'
import { story } from './en/story.ts'
import { storyDraft } from './en/story-draft.ts'
import { trainer } from './en/trainer.ts'
import { uploads } from './en/uploads.ts'
import { users } from './en/users.ts'
import { wizard } from './en/wizard.ts'
import { workspace } from './en/workspace.ts'
import { writing } from './en/writing.ts'

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
  kitWork,
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
