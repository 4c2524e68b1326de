/** Why a request does not suit an expert now. */
export const notNowReasons = ['time', 'experience', 'method', 'language', 'conflict', 'other'] as const

/** The longest text about a match; apart from the schemas, which a browser need not carry. */
export const longestWords = 2000
