import type { ApplicationKind } from '../../src/domain/applications/application-status.ts'
import type { Answers } from '../../src/domain/forms/engine/form.ts'
import { declineReasons } from '../../src/domain/review/decline-reasons.ts'
import type { Random } from './random.ts'

/** What the team asks an applicant of each kind for, and how they answer. */
export const askedOf: Readonly<
  Record<
    ApplicationKind,
    { fields: string; note: string; answer: (random: Random, answers: Answers) => unknown }
  >
> = {
  expert: {
    fields: 'professional_society_membership',
    note: 'Please name the professional societies of which you are a member, with the year in which you joined.',
    answer: (random, answers) =>
      [answers.professional_society_membership, `ISAC, member since ${random.between(2006, 2022)}`]
        .filter(Boolean)
        .join('\n'),
  },
  trainer: {
    fields: 'phone_number',
    note: 'We could not reach you by telephone. Please check the number.',
    answer: (_, answers) => otherNumber(String(answers.phone_number)),
  },
  hospital: {
    fields: 'num_of_outpatients',
    note: 'The number of outpatients seems to be for one week. Please give it for a month.',
    answer: (_, answers) => Number(answers.num_of_outpatients) * 4,
  },
}

/** The answer that coordinators correct. */
export const correctedOf = { expert: 'phone', trainer: 'phone_number', hospital: 'phone_number' } as const

export const correctionReason = 'You told us on the telephone that the last digit was wrong.'

/** The same number with another last digit. */
export function otherNumber(phone: string): string {
  const last = phone.at(-1)
  return `${phone.slice(0, -1)}${last === '7' ? '4' : '7'}`
}

export const reviewNotes = [
  'Knows our programme from a colleague. Ask about time before the interview.',
  'The letter of reference is strong; the head of department can be called.',
  'Complete. Please look at the languages once more.',
  'Was recommended by the national society.',
  'Could fit two of the open requests.',
]

export const interviewNotes = [
  'Video call of forty minutes: clear, friendly, has taught nurses and laboratory staff before.',
  'Interview with two of us. Prefers small hospitals and long collaborations.',
  'Good call. Would like to begin online and travel later.',
  'Has guided a committee before; explains without lecturing.',
  'Interview moved once because of a night shift. Very committed.',
]

/** Why an application was declined; another reason has a note. */
export function declineOf(kind: ApplicationKind, at: number) {
  const known = declineReasons[kind]
  const reason = known[at % known.length] ?? 'other'
  const note = reason === 'other' ? 'Will retire next spring.' : ''
  return { reason, note, tell: at % 3 === 0 && reason !== 'other' }
}
