/** Why an application cannot be merged into another one: something depends on it that must not change. */
export const mergeProblems = ['has_matches', 'mails_unsent', 'interview_ahead'] as const

export type MergeProblem = (typeof mergeProblems)[number]

/** The ids of two applications of one person. */
export type MergePair = { stays: string; goes: string }
