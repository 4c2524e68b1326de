/** Of what people write about a match; apart from the schemas, which a browser need not carry. */
export const longestWords = 2000
