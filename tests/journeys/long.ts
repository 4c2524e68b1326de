/** Journeys that repeat a rule with more force or at greater length: `npm run journeys` runs them, `npm test` does not. */
export const long = { tag: '@long' }
