/** The three reports of a collaboration, and who writes each. */
export const reportAuthor = {
  midterm_report: 'expert',
  final_report: 'expert',
  feedback_report: 'hospital',
} as const satisfies Readonly<Record<string, Side>>

export type Side = 'expert' | 'hospital'

export type ReportKind = keyof typeof reportAuthor

export const reportKinds = Object.keys(reportAuthor) as ReportKind[]

/** A report may be sent back; one that need not come may be asked for after all. */
const moves = {
  due: ['submitted', 'waived'],
  submitted: ['accepted', 'due', 'waived'],
  accepted: [],
  waived: ['due'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ReportStatus = keyof typeof moves

export const reportStatuses = Object.keys(moves) as ReportStatus[]

export function mayReportMove(from: ReportStatus, to: ReportStatus): boolean {
  return (moves[from] as readonly ReportStatus[]).includes(to)
}

export const isSettled = (status: ReportStatus) => status === 'accepted' || status === 'waived'

const daysToReport = 14

/** Half-way, and two weeks after the end. Days are ISO dates. */
export function dueDays(startsOn: string, endsOn: string): Readonly<Record<ReportKind, string>> {
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
