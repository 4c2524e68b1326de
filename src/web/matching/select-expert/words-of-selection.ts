import { availability } from '../../../domain/lists/availability.ts'
import { fieldsOfExpertise, focusAreas, professionalTypes } from '../../../domain/lists/expertise.ts'
import { languages, proficiencies } from '../../../domain/lists/languages.ts'
import { regions, yearsInRegion } from '../../../domain/lists/regions.ts'
import { specialties } from '../../../domain/lists/specialties.ts'
import { methodsOfSupport } from '../../../domain/lists/support.ts'
import { yearsOfWorkExperience } from '../../../domain/lists/work-experience.ts'
import type { MessageArea, MessageKey } from '../../../domain/messages/catalogue.ts'
import { en } from '../../../domain/messages/en.ts'

const lists = [
  availability,
  fieldsOfExpertise,
  focusAreas,
  languages,
  methodsOfSupport,
  professionalTypes,
  proficiencies,
  regions,
  specialties,
  yearsInRegion,
  yearsOfWorkExperience,
]

/** What the dialog before every application says; that of editing itself is left out. */
const credentials = Object.keys(en.edit)
  .filter((name) =>
    /^(authentication|email|pin|send$|wrong|notVerified|locked|newPin|noScriptTitle)/.test(name),
  )
  .map((name) => `edit.${name}` as MessageKey)

export const wordsOfSelection: readonly (MessageArea | MessageKey)[] = [
  'selectExpert',
  'match',
  'yourMatch',
  ...credentials,
  ...lists.flatMap(({ items }) => items.map(({ label }) => label)),
  'expert.level_of_expertise_id',
  'expert.work_experience_range',
  'expert.specialty_ids',
  'expert.registry_related_experience',
  'expert.professional_society_membership',
  'forms.goHome',
  'forms.required',
  'forms.yearsInRegion',
  'kit.choose',
  'kit.chosen',
  'kit.meets',
  'kit.inPart',
  'kit.misses',
]
