import type { Store } from '../../src/store/open-store.ts'
import { fingerprint as fingerprintOf } from '../harness/postgres/fingerprint.ts'

/** Counters, sessions and challenges, which any request may change. */
const counters = [
  ...['rate_limit', 'edit_session', 'edit_attempt', 'staff_session', 'staff_verification', 'passed_step'],
  ...['pile_count', 'public_figures', 'retention_run'], // jobs write them, also just after the start
  ...['match_scale', 'match_group', 'match_profile', 'stale_match_profile'], // derived from the applications on read
]

/** The state that no attack may change. */
export const fingerprint = ({ databaseUrl }: Store) => fingerprintOf(databaseUrl, counters)
