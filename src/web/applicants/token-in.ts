/** The token of a complete link: 128 bits in base64url. */
export function tokenIn({ h }: Readonly<Record<string, string>>): string | undefined {
  return /^[\w-]{22}$/.test(h ?? '') ? h : undefined
}

/** Whether the address is that of a link to a new PIN. */
export const wantsPin = ({ pin }: Readonly<Record<string, string>>): boolean => pin === 'new'
