import { done, type Outcome, refuse } from '../domain/refusals.ts'
import { watchContentVersion } from '../store/content/content-version.ts'
import type { Store } from '../store/open-store.ts'
import { applicantsServices } from './applicants/applicants-services.ts'
import { applicationsServices } from './applications/applications-services.ts'
import { backgroundJobs } from './background/jobs.ts'
import { type RunningJob, runJob } from './background/run-job.ts'
import { contactServices } from './contact/contact-services.ts'
import { contentServices } from './content/content-services.ts'
import { type WebhookSettings, webhookDelivery } from './integrations/deliver-webhooks.ts'
import { integrationsServices } from './integrations/integrations-services.ts'
import type { TidyMails } from './mail/deliver-mail.ts'
import { mailServices } from './mail/mail-services.ts'
import { matchingServices } from './matching/matching-services.ts'
import { privacyServices } from './privacy/privacy-services.ts'
import { programmeServices } from './programme/programme-services.ts'
import type { CaptchaSettings } from './protection/captcha/challenge.ts'
import { openCaptcha } from './protection/captcha/open-captcha.ts'
import { protectionServices } from './protection/protection-services.ts'
import type { SigningKey } from './protection/signing-key.ts'
import { reviewServices } from './review/review-services.ts'
import { settingsServices } from './settings/settings-services.ts'
import type { SignInSettings } from './staff/open-sign-in.ts'
import { staffServices } from './staff/staff-services.ts'
import { trackingServices } from './tracking/tracking-services.ts'
import type { CollectorSettings } from './tracking/view-collector.ts'
import { uploadsServices } from './uploads/uploads-services.ts'

export type Services = ReturnType<typeof openServices>

type Settings = {
  captcha: CaptchaSettings
  signIn: SignInSettings
  preview: SigningKey
  pins: SigningKey
  webhooks: WebhookSettings
  mailHoldMs: number
  /** There is no mail server. */
  mailsAreFiles: boolean
  views?: CollectorSettings
}

/** Named, because the compiler cannot write out the type of all services at once. */
interface ProgrammeServices extends ReturnType<typeof programmeServices> {}

/** Every use case by its feature, bound to the store: all that the API and the pages can do. */
export function openServices(store: Store, settings: Settings, tidyMails: TidyMails = async () => {}) {
  const { pins, mailHoldMs } = settings
  const captcha = openCaptcha(store, settings.captcha)
  const version = watchContentVersion(store)
  const staff = staffServices(store, settings.signIn)
  const tidyAfterErasure = () =>
    tidyMails().catch((err: Error) =>
      store.log.warn({ err }, 'Mail files of an erased person are deleted at the next clean-up'),
    )
  const programme: ProgrammeServices = programmeServices(store, {
    site: settings.signIn.publicUrl,
    heldMs: mailHoldMs,
  })
  const integrations = integrationsServices(store, staff.provePassword, settings.webhooks)
  const chores = [tidyMails, staff.renewSecondSteps, integrations.renewWebhookSecrets]
  const tracking = trackingServices(store, settings.views)
  const jobs = Object.values(
    backgroundJobs(chores, webhookDelivery(settings.webhooks), tracking.countLostViews),
  )
  const protection = protectionServices(store, captcha)
  const running: RunningJob[] = [version, tracking, protection]
  return {
    applicants: applicantsServices(store, pins, tidyAfterErasure),
    applications: applicationsServices(store, captcha, pins),
    contact: contactServices(store, captcha, mailHoldMs),
    content: contentServices(store, version, settings.preview),
    integrations,
    mail: mailServices(store, {
      site: settings.signIn.publicUrl,
      mailsAreFiles: settings.mailsAreFiles,
    }),
    matching: matchingServices(store, mailHoldMs),
    privacy: privacyServices(store, tidyAfterErasure),
    programme,
    protection,
    review: reviewServices(store, pins, { heldMs: mailHoldMs, site: settings.signIn.publicUrl }),
    settings: settingsServices(store, version, settings.mailsAreFiles),
    staff,
    tracking,
    uploads: uploadsServices(store),
    /** Readiness: the database answers and has every migration. */
    async checkReadiness(): Promise<Outcome<{ status: 'ok' }>> {
      const { database, migrations } = await store.ready()
      return database && migrations ? done({ status: 'ok' }) : refuse('unavailable', { retryAfterSeconds: 5 })
    },
    /** Runs jobs until `close`; programs and tests that only call use cases do not need them. */
    runJobs() {
      running.push(...jobs.map((job) => runJob(store, job)))
    },
    async close() {
      await Promise.all(running.map((one) => one.close()))
    },
  }
}
