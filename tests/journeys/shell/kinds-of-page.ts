import { paths } from '../../../src/domain/paths.ts'

export const formSteps = [`${paths.applyExpert()}?step=professional`, `${paths.applyHospital()}?step=general`]

/** One of each kind of page. */
export const kindsOfPage = [
  paths.home(),
  paths.aboutProgramme(),
  paths.privacy(),
  paths.about(),
  paths.meetExperts(),
  paths.story('forty-eight-hours'),
  paths.news(),
  paths.contact(),
  paths.applyTrainer(),
  paths.selectExpert(),
  paths.whereWeWork(),
  ...formSteps,
]
