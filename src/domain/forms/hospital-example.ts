import type { AnswersOf } from './engine/form.ts'
import type { hospitalForm } from './hospital.ts'

/** Example for the API reference. */
export const hospitalExample: AnswersOf<typeof hospitalForm> = {
  name: 'District Teaching Hospital',
  address: '12 Hospital Road',
  city: 'Bepoase',
  country: 'Ghana',
  contact_person: 'Ama Owusu',
  contact_person_position: 'Head of pharmacy',
  phone_number: '+233 20 123 4567',
  email: 'ama.owusu@hospital.example',
  institution_level_id: 2,
  institution_type_id: 1,
  num_of_employees: 420,
  num_of_beds: 180,
  num_of_outpatients: 3500,
  working_languages: [1, 2],
  requested_support_description: 'Our laboratory opened this year and reports to four wards.',
  field_of_expertise_ids: [3, 5],
  requested_support_reason: 'Nobody here has made an antibiogram before.',
  expert_work_expectations: 'A call every week, and one visit to the laboratory.',
  expected_project_outcome: 'An antibiogram of our own, and a guideline that uses it.',
  support_timeframe: '6-12',
  method_of_support: 'onlineWithVisit',
  method_of_support_description: 'The laboratory, the intensive care unit and the pharmacy.',
  confirm_support: true,
  terms_and_conditions: true,
  information_accuracy_confirmation: true,
}
