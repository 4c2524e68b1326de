const place = 'aster-receipt'

/**
 * The address of a receipt that was seen in this tab: it can be shown again while offline, and no other link can forge
 * one.
 */
export function keepReceipt(address: string): void {
  try {
    sessionStorage.setItem(place, address)
  } catch {
    // forbidden: the receipt then needs a connection
  }
}

/** The reference in the address of this page, if it is such a receipt; it may be empty. */
export function keptReceipt(): string | undefined {
  try {
    const { pathname, search } = location
    if (sessionStorage.getItem(place) !== pathname + search) return undefined
    return new URLSearchParams(search).get('sent') ?? undefined
  } catch {
    return undefined
  }
}
