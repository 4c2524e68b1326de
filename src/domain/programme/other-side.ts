import { describeAnswers, partsOf } from '../forms/engine/describe.ts'
import type { Answers } from '../forms/engine/form.ts'
import { expertForm } from '../forms/expert.ts'
import { hospitalForm } from '../forms/hospital.ts'
import { joined } from '../messages/joined.ts'
import type { Translate } from '../messages/translate.ts'
import type { Side } from './reports.ts'

/** The answers of the other side that may be read: names, places, contact details. */
const introductions = {
  expert: {
    form: expertForm,
    name: ['name', 'surname'],
    place: ['institution', 'country'],
    contact: ['email', 'phone'],
  },
  hospital: {
    form: hospitalForm,
    name: ['name'],
    place: ['city', 'country'],
    contact: ['contact_person', 'contact_person_position', 'email', 'phone_number'],
  },
} as const

export function introduce(side: Side, answers: Answers, areAcquainted: boolean, t: Translate) {
  const { form, name, place, contact } = introductions[side]
  const asked: readonly string[] = areAcquainted ? contact : []
  return {
    name: name.flatMap((field) => partsOf(form, field, answers, t)).join(' '),
    place: joined(
      place.flatMap((field) => partsOf(form, field, answers, t)),
      t.locale,
    ),
    contact: describeAnswers(form, answers, t).flatMap(({ name: field, label, text }) =>
      asked.includes(field) && text ? [{ label, text }] : [],
    ),
  }
}
