import { defineList } from './list.ts'

/** What hospitals ask for and trainers teach. */
export const fieldsOfExpertise = defineList([
  { id: 1, label: 'lists.infectiousDiseases' },
  { id: 2, label: 'lists.clinicalMicrobiology' },
  { id: 3, label: 'lists.diagnosticStewardship' },
  { id: 4, label: 'lists.infectionPrevention' },
  { id: 5, label: 'lists.antimicrobialStewardship' },
])

/** Coordinators place an expert with these two; the specification names them without a form that asks. */
export const professionalTypes = defineList([
  { id: 1, label: 'lists.specialistClinical' },
  { id: 2, label: 'lists.academicNonClinical' },
])

export const focusAreas = defineList([
  { id: 1, label: 'lists.preventionAndControl' },
  { id: 2, label: 'lists.detectionAndDiagnosis' },
  { id: 3, label: 'lists.treatmentAndManagement' },
  { id: 4, label: 'lists.surveillanceAndReporting' },
])
