import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'

type MenuItem = { label: MessageKey; hint: MessageKey; path: string }
export type Menu = { label: MessageKey; path: string; items: readonly MenuItem[] }

/** The five menus of the specification, in its order. */
export const menus: readonly Menu[] = [
  {
    label: 'site.about',
    path: paths.about(),
    items: [
      { label: 'site.aboutProgramme', hint: 'site.aboutProgrammeHint', path: paths.aboutProgramme() },
      { label: 'site.whereWeWork', hint: 'site.whereWeWorkHint', path: paths.whereWeWork() },
      { label: 'site.team', hint: 'site.teamHint', path: paths.team() },
      { label: 'contact.title', hint: 'site.contactHint', path: paths.contact() },
    ],
  },
  {
    label: 'site.becomeExpert',
    path: paths.becomeExpert(),
    items: [
      { label: 'site.whatIsExpert', hint: 'site.whatIsExpertHint', path: paths.whatIsExpert() },
      { label: 'site.meetExperts', hint: 'site.meetExpertsHint', path: paths.expertStories() },
      { label: 'site.apply', hint: 'site.applyExpertHint', path: paths.applyExpert() },
    ],
  },
  {
    label: 'site.becomeTrainer',
    path: paths.becomeTrainer(),
    items: [
      { label: 'site.whatIsTrainer', hint: 'site.whatIsTrainerHint', path: paths.whatIsTrainer() },
      { label: 'site.ourTrainers', hint: 'site.ourTrainersHint', path: paths.expertStories('trainers') },
      { label: 'site.apply', hint: 'site.applyTrainerHint', path: paths.applyTrainer() },
    ],
  },
  {
    label: 'site.requestSupport',
    path: paths.requestSupport(),
    items: [
      { label: 'site.typesOfSupport', hint: 'site.typesOfSupportHint', path: paths.typesOfSupport() },
      { label: 'site.facilityHelp', hint: 'site.facilityHelpHint', path: paths.facilityHelp() },
      { label: 'site.apply', hint: 'site.applyHospitalHint', path: paths.applyHospital() },
    ],
  },
  { label: 'site.partnerships', path: paths.partnerships(), items: [] },
]
