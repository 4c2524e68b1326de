import type { ApplicationKind } from '../domain/applications/application-status.ts'
import type { LimitName } from '../domain/protection/rate-limits.ts'
import type { FirstAdministrator } from '../domain/staff/first-administrator.ts'
import { watchContentVersion } from '../store/content/content-version.ts'
import type { Store } from '../store/open-store.ts'
import { accessServices } from './applicants/applicant-services.ts'
import { onBehalfServices } from './applications/on-behalf-services.ts'
import { type Submission, submitApplication } from './applications/submit-application.ts'
import { checkReadiness } from './background/check-readiness.ts'
import { keepHouse } from './background/clean-up.ts'
import { inboxServices } from './contact/contact-services.ts'
import { receiveMessage, type SentMessage } from './contact/receive-message.ts'
import { contentServices } from './content/content-services.ts'
import { keepSchedule } from './content/publish-scheduled.ts'
import { readHome } from './content/read-home.ts'
import { readNews } from './content/read-news.ts'
import { readProfiles } from './content/read-profiles.ts'
import { readPublications } from './content/read-publications.ts'
import { readStories, readStory } from './content/read-stories.ts'
import { seedSampleContent } from './content/seed-sample-content.ts'
import type { PostOffice } from './mail/deliver-mail.ts'
import { outboxServices } from './mail/outbox-services.ts'
import { askingServices } from './matching/asking-services.ts'
import { choosingServices } from './matching/choosing-services.ts'
import { keepInvitations } from './matching/keep-invitations.ts'
import { workspaceServices } from './matching/workspace-services.ts'
import { privacyServices } from './privacy/privacy-services.ts'
import { completionServices } from './programme/completion-services.ts'
import { keepReminding } from './programme/keep-reminding.ts'
import { programmeServices } from './programme/programme-services.ts'
import { steerServices } from './programme/steer-services.ts'
import type { CaptchaSettings } from './protection/captcha/challenge.ts'
import { openCaptcha, type Proof } from './protection/captcha/open-captcha.ts'
import { countRequest } from './protection/count-request.ts'
import type { SigningKey } from './protection/signing-key.ts'
import { reviewServices } from './review/review-services.ts'
import { settingsServices } from './settings/settings-services.ts'
import { createFirstAdministrator } from './staff/create-first-administrator.ts'
import { isSetUpLinkOpen } from './staff/is-set-up-link-open.ts'
import { issueSetUpLink } from './staff/issue-set-up-link.ts'
import type { SignInSettings } from './staff/open-sign-in.ts'
import { renewSecondSteps } from './staff/renew-second-steps.ts'
import { staffServices } from './staff/staff-services.ts'
import { insightServices } from './tracking/insight-services.ts'
import { type EnteredPage, enterPage, type LeftPage, leavePage } from './tracking/track-page.ts'
import { beginUpload } from './uploads/begin-upload.ts'
import { cancelUpload } from './uploads/cancel-upload.ts'
import { findUpload } from './uploads/find-upload.ts'
import { judgeUpload } from './uploads/judge-upload.ts'
import { receiveFiles, type SentFile } from './uploads/receive-files.ts'
import { type Announced, receiveUpload } from './uploads/receive-upload.ts'

const noPost = { wake() {}, async tidy() {} }

/** As it arrives, before anybody has looked at its proof. */
export type Unproven<Sent extends { pass: unknown }> = Omit<Sent, 'pass'> & { proof: Proof }

export type Services = ReturnType<typeof openServices>

/** Every use case, bound to the store: all that the API and the pages can do. */
export function openServices(
  store: Store,
  settings: {
    captcha: CaptchaSettings
    signIn: SignInSettings
    preview: SigningKey
    pins: SigningKey
    mailHoldMs: number
    /** There is no mail server. */
    mailsAreFiles: boolean
  },
  post: Pick<PostOffice, 'wake' | 'tidy'> = noPost,
) {
  const captcha = openCaptcha(store, settings.captcha)
  const version = watchContentVersion(store)
  const renewSteps = () => renewSecondSteps(store, settings.signIn)
  const house = keepHouse(store, [post.tidy, renewSteps])
  const schedule = keepSchedule(store)
  const reminding = keepReminding(store, post)
  const invitations = keepInvitations(store)
  return {
    async close() {
      const ongoing = [version, house, schedule, reminding, invitations]
      await Promise.all(ongoing.map((one) => one.close()))
    },
    contentVersion: () => version.current(),
    knownContentVersion: () => version.known(),
    beginUpload: (file: { name: string; size: number; sender: string }) => beginUpload(store, file),
    cancelUpload: (id: string) => cancelUpload(store, id),
    checkReadiness: () => checkReadiness(store),
    countRequest: (name: LimitName, client: string) => countRequest(store, name, client),
    createFirstAdministrator: (token: string, person: FirstAdministrator) =>
      createFirstAdministrator(store, token, person),
    enterPage: (entered: EnteredPage) => enterPage(store, entered),
    findUpload: (id: string) => findUpload(store, id),
    isSetUpLinkOpen: (token: string) => isSetUpLinkOpen(store, token),
    issueChallenge: captcha.issueChallenge,
    issueSetUpLink: () => issueSetUpLink(store),
    judgeUpload: (id: string, caller: string) => judgeUpload(store, id, caller),
    leavePage: (id: string, left: LeftPage) => leavePage(store, id, left),
    readHome: () => readHome(store),
    readNews: () => readNews(store),
    readProfiles: () => readProfiles(store),
    readPublications: () => readPublications(store),
    readStories: () => readStories(store),
    readStory: (slug: string) => readStory(store, slug),
    renewSecondSteps: renewSteps,
    receiveFiles: (from: { postKey: string; sender: string }, files: ReadonlyMap<string, SentFile>) =>
      receiveFiles(store, from, files),
    receiveMessage: ({ proof, ...message }: Unproven<SentMessage>) =>
      captcha
        .guard('contact', proof, (pass) => receiveMessage(store, { ...message, pass }))
        .finally(post.wake),
    receiveUpload: (id: string, announced: Announced, pieces: AsyncIterable<Buffer>) =>
      receiveUpload(store, id, announced, pieces),
    seedSampleContent: () => seedSampleContent(store),
    stampPage: captcha.stampPage,
    submitApplication: (kind: ApplicationKind, { proof, ...sent }: Unproven<Submission>) =>
      captcha
        .guard(kind, proof, (pass) => submitApplication(store, kind, { ...sent, pass }, settings.pins))
        .finally(post.wake),
    verifyCaptcha: captcha.verify,
    ...accessServices(store, settings.pins, post),
    ...askingServices(store, post),
    ...contentServices(store, settings.preview),
    ...choosingServices(store, post),
    ...onBehalfServices(store, post),
    ...insightServices(store),
    ...inboxServices(store, settings.mailHoldMs, post),
    ...outboxServices(
      store,
      { site: settings.signIn.publicUrl, mailsAreFiles: settings.mailsAreFiles },
      post,
    ),
    ...privacyServices(store, post),
    ...steerServices(store, post),
    ...completionServices(store),
    ...programmeServices(store, post),
    ...settingsServices(store, version, settings.signIn.publicUrl),
    ...reviewServices(store, settings, post),
    ...workspaceServices(store),
    ...staffServices(store, settings.signIn, post),
  }
}
