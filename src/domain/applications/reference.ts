import type { ApplicationKind } from './application-status.ts'

const letters = { expert: 'E', hospital: 'H', trainer: 'T' } as const satisfies Record<
  ApplicationKind,
  string
>

/** What a person quotes when they write or call: short enough for the phone. It opens nothing. */
export function referenceOf(kind: ApplicationKind, number: number): string {
  return `${letters[kind]}-${String(number).padStart(5, '0')}`
}
