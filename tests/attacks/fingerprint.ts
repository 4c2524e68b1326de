import type { Store } from '../../src/store/open-store.ts'
import { fingerprint as fingerprintOf } from '../harness/fingerprint.ts'

/** They count who comes and remember when somebody was seen last, or what a stranger was asked: anybody may add there. */
const counters = [
  ...['rate_limit', 'edit_session', 'edit_attempt', 'staff_session', 'staff_verification', 'passed_step'],
  ...['match_scale', 'match_profile', 'stale_match_profile'], // made anew from the applications by whoever reads
]

/** What no attack may change. */
export const fingerprint = ({ databaseUrl }: Store) => fingerprintOf(databaseUrl, counters)
