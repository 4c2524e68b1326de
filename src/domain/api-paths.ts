/** Paths that islands call, apart from the endpoints' schemas, which a browser need not carry. */
export const apiPaths = {
  contact: '/api/contact',
} as const
