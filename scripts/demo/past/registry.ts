import { createHash, randomBytes } from 'node:crypto'
import type { EditSession } from '../../../src/domain/applicants/edit-session.ts'
import type { ApplicationKind } from '../../../src/domain/applications/application-status.ts'
import type { Answers } from '../../../src/domain/forms/engine/form.ts'
import type { Outcome } from '../../../src/domain/refusals.ts'
import type { Author } from '../../../src/domain/staff/audit.ts'
import { applicantsServices } from '../../../src/services/applicants/applicants-services.ts'
import { applicationsServices } from '../../../src/services/applications/applications-services.ts'
import { contactServices } from '../../../src/services/contact/contact-services.ts'
import { matchingServices } from '../../../src/services/matching/matching-services.ts'
import { programmeServices } from '../../../src/services/programme/programme-services.ts'
import { openCaptcha, type Proof } from '../../../src/services/protection/captcha/open-captcha.ts'
import { stampPage } from '../../../src/services/protection/captcha/page-stamp.ts'
import { hashPassword } from '../../../src/services/protection/hash-password.ts'
import type { SigningKey } from '../../../src/services/protection/signing-key.ts'
import { reviewServices } from '../../../src/services/review/review-services.ts'
import { trackingServices } from '../../../src/services/tracking/tracking-services.ts'
import { judgeFile } from '../../../src/services/uploads/pdf/judge-file.ts'
import { uploadsServices } from '../../../src/services/uploads/uploads-services.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { addStaff } from '../../../src/store/staff/staff-members.ts'
import { saveVerdict } from '../../../src/store/uploads/uploads.ts'

export type Settings = {
  pins: SigningKey
  site: URL
  heldMs: number
  /** The clock of the demo, in milliseconds. */
  clock: () => number
  /** The team's accounts will be carried over, so that records can be assigned to them. */
  mayAssign: boolean
}

export type Registry = Awaited<ReturnType<typeof openRegistry>>

/** The use cases that the site and its API call, and the people who work in the back office. */
export async function openRegistry(store: Store, { pins, site, heldMs, clock, mayAssign }: Settings) {
  const key = randomBytes(32).toString('base64url')
  const captcha = openCaptcha(store, { key, cost: 1 })
  const uploads = uploadsServices(store)
  const applications = applicationsServices(store, captcha, pins)
  const contact = contactServices(store, captcha, heldMs)

  /** A page without JavaScript that was open for some minutes. */
  const proofOf = (form: ApplicationKind | 'contact'): Proof => ({
    stamp: stampPage(key, form, Date.now() - 600_000),
    trap: undefined,
    caller: randomBytes(8).toString('hex'),
  })

  /** Judged as every file is, but in this process: our own files cannot harm it. */
  async function send(name: string, bytes: Buffer): Promise<string> {
    const { id } = must(await uploads.beginUpload({ name, size: bytes.length, sender: name }))
    must(await uploads.receiveUpload(id, { start: 0, length: bytes.length }, pieces(bytes)))
    const verdict = await judgeFile(bytes)
    const sha256 = createHash('sha256').update(bytes).digest()
    await saveVerdict(store, id, verdict === 'fine' ? { verdict, sha256 } : { verdict })
    return id
  }

  return {
    store,
    team: await formTeam(store),
    mayAssign,
    /** Experts who will pause: they are not suggested, so that requests keep the experts of their plan. */
    leaving: new Set<string>(),
    applicants: applicantsServices(store, pins, async () => {}),
    contact,
    matching: matchingServices(store, heldMs),
    programme: programmeServices(store, { site, heldMs }),
    review: reviewServices(store, pins, { heldMs, site }),
    tracking: trackingServices(store, { clock }),
    sendFile: send,
    enterOnBehalf: applications.enterOnBehalf,
    async apply(kind: ApplicationKind, answers: Answers): Promise<EditSession> {
      const sent = { answers, locale: 'en', proof: proofOf(kind) } as const
      const { id } = must(await applications.submitApplication(kind, sent))
      return { applicationId: id, kind }
    },
    async write(answers: Answers): Promise<string> {
      const sent = { answers, locale: 'en', proof: proofOf('contact') } as const
      return must(await contact.receiveMessage(sent)).id
    },
  }
}

async function* pieces(bytes: Buffer) {
  yield bytes
}

const coordinators = ['Esi Demo', 'Jonas Demo', 'Marta Demo']

/** No password of theirs is known to anyone, and passwords are not carried over. */
async function formTeam(store: Store): Promise<readonly Author[]> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const team: Author[] = []
  for (const name of coordinators) {
    const email = `${name.toLowerCase().replace(' ', '.')}@aster.example`
    const id = await addStaff(store, { name, email, role: 'coordinator', passwordHash })
    if (id) team.push({ id, name })
  }
  return team
}

/** A demo step that a service refuses is a bug of the demo. */
export function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(`A service refuses a step of the demo: ${JSON.stringify(outcome.refusal)}`)
}
