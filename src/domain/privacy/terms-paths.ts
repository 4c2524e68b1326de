/** Pages that a form asks people to read, apart from the other paths, which a browser need not carry. */
export const termsPaths = {
  privacy: '/privacy',
  trainers: '/terms/trainers',
  requestSupport: '/terms/request-support',
} as const
