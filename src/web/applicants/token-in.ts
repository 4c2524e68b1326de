/** Of a whole link: 128 bits in base64url. */
export function tokenIn({ h }: Readonly<Record<string, string>>): string | undefined {
  return /^[\w-]{22}$/.test(h ?? '') ? h : undefined
}

/** Of the link in a mail to a new PIN. */
export const wantsPin = ({ pin }: Readonly<Record<string, string>>): boolean => pin === 'new'
