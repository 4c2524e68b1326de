import { expect, test } from 'vitest'
import { everyForm } from '../../../tests/harness/forms/every-form.ts'
import { specialties } from '../lists/specialties.ts'
import type { FormId } from './engine/form.ts'
import { validate } from './engine/validate.ts'

const thisYear = new Date().getFullYear()
const text = (length: number) => 'x'.repeat(length)
const digits = (length: number) => '7'.repeat(length)
const address = (length: number) => `${'x'.repeat(length - 6)}@b.org`
const ids = (count: number) => specialties.items.slice(0, count).map(({ id }) => id)

/** The last accepted answer, and the first rejected one. */
test.each<[FormId, string, unknown, unknown, string]>([
  ['story', 'title', text(120), text(121), 'too_long'],
  ['story', 'content', text(60_000), text(60_001), 'too_long'],
  ['news', 'summary', text(300), text(301), 'too_long'],
  ['registry', 'institution_name', text(150), text(151), 'too_long'],
  ['registry', 'social_x', text(300), text(301), 'too_long'],
  ['profile', 'kind', 'expert', 'hospital', 'invalid_choice'],
  ['midtermReport', 'activities', text(5000), text(5001), 'too_long'],
  ['feedbackReport', 'rating', 'helpful', 'nice', 'invalid_choice'],
  ['expert', 'name', text(200), text(201), 'too_long'],
  ['expert', 'surname', text(200), text(201), 'too_long'],
  ['expert', 'institution', text(200), text(201), 'too_long'],
  ['expert', 'job_title', text(200), text(201), 'too_long'],
  ['expert', 'specialty_other', text(200), text(201), 'too_long'],
  ['expert', 'phone', digits(60), digits(61), 'too_long'],
  ['expert', 'email', address(254), address(255), 'too_long'],
  ['expert', 'motivation', text(5000), text(5001), 'too_long'],
  ['expert', 'professional_society_membership', text(5000), text(5001), 'too_long'],
  ['expert', 'specialty_ids', ids(20), Array(21).fill(1), 'too_many'],
  ['hospital', 'name', text(200), text(201), 'too_long'],
  ['hospital', 'phone_number', digits(60), digits(61), 'too_long'],
  ['hospital', 'email', address(254), address(255), 'too_long'],
  ['hospital', 'about_the_hospital', text(5000), text(5001), 'too_long'],
  ['hospital', 'requested_support_reason', text(5000), text(5001), 'too_long'],
  ['hospital', 'num_of_employees', 0, -1, 'out_of_range'],
  ['hospital', 'num_of_employees', 100_000, 100_001, 'out_of_range'],
  ['hospital', 'num_of_beds', 0, -1, 'out_of_range'],
  ['hospital', 'num_of_beds', 20_000, 20_001, 'out_of_range'],
  ['hospital', 'num_of_outpatients', 0, -1, 'out_of_range'],
  ['hospital', 'num_of_outpatients', 1_000_000, 1_000_001, 'out_of_range'],
  ['trainer', 'phone_number', digits(60), digits(61), 'too_long'],
  ['trainer', 'field_of_expertise_ids', [1, 2, 3], [1, 2, 3, 4], 'too_many'],
  ['trainer', 'graduation_year_escmid', 1980, 1979, 'out_of_range'],
  ['trainer', 'graduation_year_escmid', thisYear, thisYear + 1, 'out_of_range'],
  ['trainer', 'graduation_year_ams_course', 1980, 1979, 'out_of_range'],
  ['trainer', 'graduation_year_ams_course', thisYear, thisYear + 1, 'out_of_range'],
  ['contact', 'name', text(200), text(201), 'too_long'],
  ['contact', 'surname', text(200), text(201), 'too_long'],
  ['contact', 'phone', digits(60), digits(61), 'too_long'],
  ['contact', 'email', address(254), address(255), 'too_long'],
  ['contact', 'message', text(5000), text(5001), 'too_long'],
  ['reply', 'subject', text(200), text(201), 'too_long'],
  ['reply', 'text', text(5000), text(5001), 'too_long'],
])('the %s form accepts %s up to its limit', (form, name, last, first, code) => {
  const courses = { is_escmid_course_completed: true, is_drive_ams_course_completed: true }
  const judged = (answer: unknown) => validate(everyForm[form], { ...courses, [name]: answer })[name]
  expect([judged(last), judged(first)]).toEqual([undefined, code])
})
