import type { ApplicationKind } from './application-status.ts'

const letters = { expert: 'E', hospital: 'H', trainer: 'T' } as const satisfies Record<
  ApplicationKind,
  string
>

/** The reference that people quote on the phone; it grants no access. */
export function referenceOf(kind: ApplicationKind, number: number): string {
  return `${letters[kind]}-${String(number).padStart(5, '0')}`
}
