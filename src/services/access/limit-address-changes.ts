import type { Answers } from '../../domain/engine/form.ts'
import { normalise } from '../../domain/engine/normalise.ts'
import { judgeField } from '../../domain/engine/validate.ts'
import { fieldOf } from '../../domain/engine/visible.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { judgeCount, type Limit } from '../../domain/limits.ts'
import { done, type Outcome } from '../../domain/refusals.ts'
import { isSameAddress } from '../../domain/same-address.ts'
import type { EditSession } from '../../store/edit-sessions.ts'
import type { Store } from '../../store/open-store.ts'
import { findApplication } from '../../store/own-applications.ts'
import { countHit } from '../../store/rate-limits.ts'
import { digestOf } from '../issue-set-up-link.ts'

/** For each application. */
const limit: Limit = { most: 5, seconds: 60 * 60 }

/** A new address is answered with whether somebody has it: without a limit, all addresses could be tried. */
export async function limitAddressChanges(
  store: Store,
  { applicationId, kind }: EditSession,
  changes: Answers,
): Promise<Outcome<undefined>> {
  const form = applicationForms[kind]
  const { email } = normalise(form, changes)
  const isAddress = typeof email === 'string' && !judgeField(fieldOf(form, 'email'), email)
  const stored = isAddress ? await findApplication(store, applicationId) : undefined
  if (!stored || isSameAddress(String(email), stored.email)) return done(undefined)
  const key = `new_address ${digestOf(applicationId).toString('base64url')}`
  const { hits, ttlMs } = await countHit(store, key, limit.seconds * 1000)
  return judgeCount(limit, hits, ttlMs)
}
