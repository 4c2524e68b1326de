/** How many failures lock something, for how long at first, and for how long at most; each lock doubles. */
export type LockRule = { failures: number; seconds: number; mostSeconds: number }

/** Wrong PINs lock a link for 15 minutes, then 30, then an hour and so on, a day at most. */
export const pinLockout: LockRule = { failures: 5, seconds: 15 * 60, mostSeconds: 24 * 60 * 60 }

/** So many wrong PINs in a row void the PIN; the applicant is mailed a new one. */
export const failuresThatVoidPin = 20

/** So many wrong PINs void an address change that waits for its confirmation. */
export const failuresThatVoidAddressChange = 5
