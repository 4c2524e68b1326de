/** Requests that only read: nothing needs to vouch for them, and they count in memory alone. */
export const isSafe = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method)
