import * as v from 'valibot'
import { isSameAddress } from '../../domain/applicants/same-address.ts'
import { email } from '../../domain/forms/engine/field.ts'
import { schemaOfField } from '../../domain/forms/engine/schema.ts'
import { done } from '../../domain/refusals.ts'
import { findAddressChange } from '../../store/applicants/address-changes.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { countRequest } from '../protection/count-request.ts'
import { digestOf } from '../protection/tokens.ts'
import { countLinkTo } from './issue-access.ts'

/** An invalid address is refused later, and reveals nothing. */
const address = schemaOfField(email()) as v.GenericSchema<string>

/** The answer reveals whether an address is taken: limit the attempts against enumeration. */
export async function limitAddressChanges(store: Store, applicationId: string, given: unknown) {
  if (!v.is(address, given)) return done(undefined)
  const stored = await findApplication(store, applicationId)
  if (!stored || isSameAddress(given, stored.email)) return done(undefined)
  const waiting = await findAddressChange(store, applicationId)
  if (waiting && isSameAddress(given, waiting.email)) return done(undefined)
  return countNewAddress(store, applicationId, given)
}

/** Counts one more mail to a new address, for the application and for the mailbox. */
export async function countNewAddress(store: Store, applicationId: string, email: string) {
  const application = digestOf(applicationId).toString('base64url')
  const counted = await countRequest(store, 'newAddressOfApplication', application)
  return counted.ok ? countLinkTo(store, email) : counted
}
