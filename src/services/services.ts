import type { FirstAdministrator } from '../domain/first-administrator.ts'
import type { LimitName } from '../domain/limits.ts'
import type { ApplicationKind } from '../domain/statuses/application-status.ts'
import { watchContentVersion } from '../store/content-version.ts'
import type { Store } from '../store/open-store.ts'
import { accessServices } from './access/access-services.ts'
import { beginUpload } from './begin-upload.ts'
import { cancelUpload } from './cancel-upload.ts'
import type { CaptchaSettings } from './captcha/challenge.ts'
import { openCaptcha, type Proof } from './captcha/open-captcha.ts'
import { checkReadiness } from './check-readiness.ts'
import { contentServices } from './content/content-services.ts'
import { keepSchedule } from './content/keep-schedule.ts'
import { countRequest } from './count-request.ts'
import { createFirstAdministrator } from './create-first-administrator.ts'
import type { PostOffice } from './deliver-mail.ts'
import { findUpload } from './find-upload.ts'
import { inboxServices } from './inbox/inbox-services.ts'
import { insightServices } from './insight/insight-services.ts'
import { isSetUpLinkOpen } from './is-set-up-link-open.ts'
import { issueSetUpLink } from './issue-set-up-link.ts'
import { judgeUpload } from './judge-upload.ts'
import { keepHouse } from './keep-house.ts'
import { askingServices } from './matching/asking-services.ts'
import { choosingServices } from './matching/choosing-services.ts'
import { keepInvitations } from './matching/keep-invitations.ts'
import { workspaceServices } from './matching/workspace-services.ts'
import { onBehalfServices } from './on-behalf/on-behalf-services.ts'
import { outboxServices } from './outbox/outbox-services.ts'
import { privacyServices } from './privacy/privacy-services.ts'
import { completionServices } from './programme/completion-services.ts'
import { keepReminding } from './programme/keep-reminding.ts'
import { programmeServices } from './programme/programme-services.ts'
import { steerServices } from './programme/steer-services.ts'
import { readHome } from './read-home.ts'
import { readNews } from './read-news.ts'
import { readProfiles } from './read-profiles.ts'
import { readPublications } from './read-publications.ts'
import { readStories, readStory } from './read-stories.ts'
import { receiveFiles, type SentFile } from './receive-files.ts'
import { receiveMessage, type SentMessage } from './receive-message.ts'
import { type Announced, receiveUpload } from './receive-upload.ts'
import { reviewServices } from './review/review-services.ts'
import { seedSampleContent } from './seed-sample-content.ts'
import { settingsServices } from './settings/settings-services.ts'
import type { SigningKey } from './signing-key.ts'
import type { SignInSettings } from './staff/open-sign-in.ts'
import { renewSecondSteps } from './staff/renew-second-steps.ts'
import { staffServices } from './staff/staff-services.ts'
import { type Submission, submitApplication } from './submit-application.ts'
import { type EnteredPage, enterPage, type LeftPage, leavePage } from './track-page.ts'

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
