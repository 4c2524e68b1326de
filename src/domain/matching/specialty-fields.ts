import type { fieldsOfExpertise } from '../lists/expertise.ts'
import type { IdOf } from '../lists/list.ts'
import type { specialties } from '../lists/specialties.ts'

export type FieldId = IdOf<typeof fieldsOfExpertise>
export type SpecialtyId = IdOf<typeof specialties>

/** 0: another field, 1: touches it, 2: works in it often, 3: is at home in it. */
type Strength = 0 | 1 | 2 | 3

export const AT_HOME = 3

type Row = readonly [
  infectiousDiseases: Strength,
  clinicalMicrobiology: Strength,
  diagnosticStewardship: Strength,
  infectionPrevention: Strength,
  antimicrobialStewardship: Strength,
]

/** Strength of a specialty in each field, by field id. */
const strengths: Readonly<Record<SpecialtyId, Row>> = {
  1: [3, 1, 2, 2, 3], // infectious diseases management
  2: [2, 3, 3, 2, 2], // clinical microbiology
  3: [1, 1, 1, 3, 1], // infection control
  4: [2, 0, 1, 2, 2], // intensive care
  5: [1, 0, 1, 0, 3], // clinical pharmacy
  6: [1, 0, 0, 0, 2], // pharmacology
  7: [1, 0, 1, 2, 1], // nursing; nurses of infection control say so besides
  8: [2, 0, 1, 1, 2], // pediatrics
  9: [2, 0, 1, 1, 1], // pulmonology
  10: [1, 0, 0, 2, 1], // surgery
  11: [2, 0, 1, 1, 2], // internal medicine
  12: [1, 3, 3, 1, 1], // laboratory, microbiology
  13: [0, 1, 2, 0, 0], // laboratory, pathology
  14: [1, 0, 1, 2, 2], // public health
  15: [1, 0, 1, 1, 1], // general and family medicine
  16: [0, 1, 1, 1, 1], // veterinary sciences
  17: [0, 0, 1, 2, 2], // implementation science
  18: [0, 0, 0, 1, 1], // social sciences
  19: [0, 0, 0, 1, 1], // psychology
  20: [0, 0, 0, 0, 1], // economics
}

export function strengthIn(field: FieldId, specialties: readonly SpecialtyId[]): number {
  return Math.max(0, ...specialties.map((specialty) => strengths[specialty][field - 1] ?? 0))
}
