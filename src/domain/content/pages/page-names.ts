import { paths } from '../../paths.ts'

/** Every page of prose, by the name of its file in content/, and its address. */
export const pagePaths = {
  about: paths.about(),
  'about-programme': paths.aboutProgramme(),
  'where-we-work': paths.whereWeWork(),
  projects: paths.projects(),
  missions: paths.missions(),
  governance: paths.governance(),
  secretariat: paths.secretariat(),
  team: paths.team(),
  experts: paths.experts(),
  'become-expert': paths.becomeExpert(),
  'what-is-expert': paths.whatIsExpert(),
  'meet-experts': paths.meetExperts(),
  'apply-expert': paths.applyExpert(),
  'edit-expert': paths.editExpert(),
  'expert-stories': paths.expertStories(),
  'become-trainer': paths.becomeTrainer(),
  'what-is-trainer': paths.whatIsTrainer(),
  'our-trainers': paths.ourTrainers(),
  'edit-trainer': paths.editTrainer(),
  'request-support': paths.requestSupport(),
  'areas-of-support': paths.areasOfSupport(),
  'types-of-support': paths.typesOfSupport(),
  'facility-help': paths.facilityHelp(),
  'apply-hospital': paths.applyHospital(),
  'edit-hospital': paths.editHospital(),
  'select-expert': paths.selectExpert(),
  partnerships: paths.partnerships(),
  icars: paths.icars(),
  isac: paths.isac(),
  escmid: paths.escmid(),
  'other-partners': paths.otherPartners(),
  'get-involved': paths.getInvolved(),
  'what-we-do': paths.whatWeDo(),
  news: paths.news(),
  stories: paths.stories(),
  'terms-experts': paths.termsExperts(),
  'terms-trainers': paths.termsTrainers(),
  'terms-request-support': paths.termsRequestSupport(),
  privacy: paths.privacy(),
  accessibility: paths.accessibility(),
} as const

export type PageName = keyof typeof pagePaths

export const pageNames = Object.keys(pagePaths) as PageName[]

export const isPageName = (text: string): text is PageName => Object.hasOwn(pagePaths, text)
