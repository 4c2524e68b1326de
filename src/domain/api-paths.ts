/** Paths that pages call, apart from the endpoints' schemas, which a browser need not carry. */
export const apiPaths = {
  captchaChallenge: '/api/auth/captcha-challenge',
  contact: '/api/contact',
  drafts: '/api/drafts',
  uploads: '/api/uploads',
  expertsApplications: '/api/experts-applications',
  hospitalApplications: '/api/hospital-applications',
  trainersApplications: '/api/trainers-applications',
  signOut: '/api/edit-session/sign-out',
  beginPasskey: '/api/admin/passkeys/options',
  passkeys: '/api/admin/passkeys',
  beginPasskeySignIn: '/api/staff/passkeys/options',
  passkeySignIn: '/api/staff/passkeys/sign-in',
} as const
