import { access } from './en/access.ts'
import { account } from './en/account.ts'
import { admin } from './en/admin.ts'
import { api } from './en/api.ts'
import { audit } from './en/audit.ts'
import { choosing } from './en/choosing.ts'
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
import { news } from './en/news.ts'
import { onBehalf } from './en/on-behalf.ts'
import { outbox } from './en/outbox.ts'
import { pages } from './en/pages.ts'
import { privacy } from './en/privacy.ts'
import { profile } from './en/profile.ts'
import { registry } from './en/registry.ts'
import { reply } from './en/reply.ts'
import { selectExpert } from './en/select-expert.ts'
import { setUp } from './en/set-up.ts'
import { settings } from './en/settings.ts'
import { site } from './en/site.ts'
import { staffMail } from './en/staff-mail.ts'
import { stories } from './en/stories.ts'
import { story } from './en/story.ts'
import { trainer } from './en/trainer.ts'
import { uploads } from './en/uploads.ts'
import { users } from './en/users.ts'
import { wizard } from './en/wizard.ts'
import { writing } from './en/writing.ts'

/** The source wording, one file per area; the specification's texts to the letter. */
export const en = {
  access,
  account,
  admin,
  api,
  audit,
  choosing,
  contact,
  contactPage,
  desk,
  edit,
  entered,
  errors,
  expert,
  forms,
  home,
  hospital,
  importing,
  insight,
  inbox,
  kit,
  kitSample,
  kitWork,
  lists,
  login,
  mail,
  mailTexts,
  map,
  match,
  moves,
  news,
  onBehalf,
  pages,
  privacy,
  profile,
  registry,
  settings,
  outbox,
  reply,
  selectExpert,
  setUp,
  site,
  staffMail,
  stories,
  story,
  trainer,
  uploads,
  users,
  wizard,
  writing,
} as const
