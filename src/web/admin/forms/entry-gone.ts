/** The refusal of an action on an entry that is gone: 404 would say that the page itself is missing. */
export const entryGone = <Code extends 'version_conflict' | 'invalid_answers'>(code: Code) => ({ code })
