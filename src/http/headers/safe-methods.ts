/** Safe methods need no CSRF token and count only in memory. */
export const isSafe = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method)
