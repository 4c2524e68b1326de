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
  sendLinkAgain: '/api/edit-session/send-link',
} as const
