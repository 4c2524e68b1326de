import type { MessageKey } from '../../messages/catalogue.ts'
import { paths } from '../../paths.ts'

/** An entry that comes with the software; stored arrangements name it by its label. */
export type OwnEntry = {
  label: MessageKey
  hint?: MessageKey
  path: string
  /** Required by law on every page. */
  stays?: true
}

/** A menu of the header or a column of the footer. */
export type Section = { id: string; label: MessageKey; path?: string; entries: readonly OwnEntry[] }

/** The five menus of the specification, in its order. */
const menus: readonly Section[] = [
  {
    id: 'about',
    label: 'site.about',
    path: paths.about(),
    entries: [
      { label: 'site.aboutProgramme', hint: 'site.aboutProgrammeHint', path: paths.aboutProgramme() },
      { label: 'site.whereWeWork', hint: 'site.whereWeWorkHint', path: paths.whereWeWork() },
      { label: 'site.team', hint: 'site.teamHint', path: paths.team() },
      { label: 'contact.title', hint: 'site.contactHint', path: paths.contact() },
    ],
  },
  {
    id: 'expert',
    label: 'site.becomeExpert',
    path: paths.becomeExpert(),
    entries: [
      { label: 'site.whatIsExpert', hint: 'site.whatIsExpertHint', path: paths.whatIsExpert() },
      { label: 'site.meetExperts', hint: 'site.meetExpertsHint', path: paths.expertStories() },
      { label: 'site.apply', hint: 'site.applyExpertHint', path: paths.applyExpert() },
    ],
  },
  {
    id: 'trainer',
    label: 'site.becomeTrainer',
    path: paths.becomeTrainer(),
    entries: [
      { label: 'site.whatIsTrainer', hint: 'site.whatIsTrainerHint', path: paths.whatIsTrainer() },
      { label: 'site.ourTrainers', hint: 'site.ourTrainersHint', path: paths.expertStories('trainers') },
      { label: 'site.apply', hint: 'site.applyTrainerHint', path: paths.applyTrainer() },
    ],
  },
  {
    id: 'support',
    label: 'site.requestSupport',
    path: paths.requestSupport(),
    entries: [
      { label: 'site.typesOfSupport', hint: 'site.typesOfSupportHint', path: paths.typesOfSupport() },
      { label: 'site.facilityHelp', hint: 'site.facilityHelpHint', path: paths.facilityHelp() },
      { label: 'site.apply', hint: 'site.applyHospitalHint', path: paths.applyHospital() },
    ],
  },
  { id: 'partnerships', label: 'site.partnerships', path: paths.partnerships(), entries: [] },
]

const footer: readonly Section[] = [
  {
    id: 'hospitals',
    label: 'site.hospitals',
    entries: [
      { label: 'site.typesOfSupport', path: paths.typesOfSupport() },
      { label: 'site.facilityHelp', path: paths.facilityHelp() },
      { label: 'site.requestSupport', path: paths.applyHospital() },
    ],
  },
  {
    id: 'people',
    label: 'site.expertsAndTrainers',
    entries: [
      { label: 'site.whatIsExpert', path: paths.whatIsExpert() },
      { label: 'site.meetExperts', path: paths.expertStories() },
      { label: 'site.applyAsExpert', path: paths.applyExpert() },
      { label: 'site.applyAsTrainer', path: paths.applyTrainer() },
    ],
  },
  {
    id: 'about',
    label: 'site.about',
    entries: [
      { label: 'site.aboutProgramme', path: paths.aboutProgramme() },
      { label: 'site.whereWeWork', path: paths.whereWeWork() },
      { label: 'site.yourData', path: paths.privacy(), stays: true },
      { label: 'site.accessibility', path: paths.accessibility(), stays: true },
      { label: 'contact.title', path: paths.contact() },
    ],
  },
]

export const deliveredMenus = { header: menus, footer } as const

export type Place = keyof typeof deliveredMenus

export const menuPlaces = Object.keys(deliveredMenus) as Place[]
