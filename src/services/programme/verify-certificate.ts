import type { VerifiedCertificate } from '../../domain/api/programme.ts'
import { nameOfExpert } from '../../domain/matching/shortlist.ts'
import { readCertificateCode } from '../../domain/programme/certificate-code.ts'
import { certifiedPeriod } from '../../domain/programme/collaboration-period.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { findCertified } from '../../store/programme/collaboration.ts'

/** Confirms a certificate to anybody who has its code; a malformed code is as unknown as any other. */
export async function verifyCertificate(store: Store, typed: string): Promise<Outcome<VerifiedCertificate>> {
  const code = readCertificateCode(typed)
  const found = code && (await findCertified(store, code))
  if (!found) return refuse('not_found')
  const { hospitalAnswers, expertAnswers, moved_at } = found
  return done({
    name: nameOfExpert(expertAnswers),
    hospital: String(hospitalAnswers.name),
    ...certifiedPeriod(found),
    issued_on: moved_at.toISOString().slice(0, 10),
  })
}
