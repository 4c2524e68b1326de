/** What an editor confirms before words are published: other terms, or a translation that is mostly English. */
export const confirmations = ['confirms_terms', 'confirms_english'] as const

export type Confirmation = (typeof confirmations)[number]
