/** The three reports of a collaboration, and who writes each. */
export const obligations = {
  midterm_report: { by: 'expert' },
  final_report: { by: 'expert' },
  feedback_report: { by: 'hospital' },
} as const satisfies Readonly<Record<string, { by: Side }>>

/** The two who work together. */
export type Side = 'expert' | 'hospital'

export type ObligationKind = keyof typeof obligations

export const obligationKinds = Object.keys(obligations) as ObligationKind[]

/** A report may be sent back; one that need not come may be asked for after all. */
const moves = {
  due: ['submitted', 'waived'],
  submitted: ['accepted', 'due', 'waived'],
  accepted: [],
  waived: ['due'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ObligationStatus = keyof typeof moves

export const obligationStatuses = Object.keys(moves) as ObligationStatus[]

export function mayObligationMove(from: ObligationStatus, to: ObligationStatus): boolean {
  return (moves[from] as readonly ObligationStatus[]).includes(to)
}

export const isSettled = (status: ObligationStatus) => status === 'accepted' || status === 'waived'

const daysToReport = 14

/** Half-way, and two weeks after the end. Days are ISO dates. */
export function dueDays(startsOn: string, endsOn: string): Readonly<Record<ObligationKind, string>> {
  const [start, end] = [Date.parse(startsOn), Date.parse(endsOn)]
  const afterwards = dayOf(end + daysToReport * dayInMilliseconds)
  return {
    midterm_report: dayOf((start + end) / 2),
    final_report: afterwards,
    feedback_report: afterwards,
  }
}

const dayInMilliseconds = 86_400_000

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
