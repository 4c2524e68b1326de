import { defineList } from './list.ts'

export const SURGERY = 10

export const specialties = defineList(
  [
    { id: 1, label: 'lists.infectiousDiseases' },
    { id: 2, label: 'lists.clinicalMicrobiology' },
    { id: 3, label: 'lists.infectionControl' },
    { id: 4, label: 'lists.intensiveCare' },
    { id: 5, label: 'lists.clinicalPharmacy' },
    { id: 6, label: 'lists.pharmacology' },
    { id: 7, label: 'lists.nursing' },
    { id: 8, label: 'lists.pediatrics' },
    { id: 9, label: 'lists.pulmonology' },
    { id: SURGERY, label: 'lists.surgery' },
    { id: 11, label: 'lists.internalMedicine' },
    { id: 12, label: 'lists.laboratoryMicrobiology' },
    { id: 13, label: 'lists.laboratoryPathology' },
    { id: 14, label: 'lists.publicHealth' },
    { id: 15, label: 'lists.familyMedicine' },
    { id: 16, label: 'lists.veterinarySciences' },
    { id: 17, label: 'lists.implementationScience' },
    { id: 18, label: 'lists.socialSciences' },
    { id: 19, label: 'lists.psychology' },
    { id: 20, label: 'lists.economics' },
  ],
  { sorted: true },
)
