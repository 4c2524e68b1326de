import type { Guards } from '../http/http-server.ts'
import { deriveKey, type Secrets, signerOf, signingKey } from '../services/protection/signing-key.ts'
import type { Services } from '../services/services.ts'

/** Connects the checks of src/http with the services. */
export function requestGuards(services: Services, secrets: Secrets): Guards {
  return {
    csrf: signerOf(signingKey(secrets, 'csrf')),
    clientKey: deriveKey(secrets.secret, 'client'),
    countRequest: services.protection.countRequest,
    sessions: {
      ofApplicant: services.applicants.resumeEditSession,
      ofStaff: services.staff.resumeStaffSession,
    },
  }
}
