const length = 6

/** How many PINs there are. */
export const pins = 10 ** length

export const pinOf = (number: number): string => String(number).padStart(length, '0')
