import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The sentences about the fit of an expert that speak of the request, to the hospital that sent it. */
export const yourMatch: Translated<'es', 'yourMatch'> = {
  fieldsNotAsked: 'Áreas que ustedes piden: sin indicar.',
  fieldsAll: 'Según sus especialidades, domina todo lo que ustedes piden: {fields}.',
  fieldsNone: 'No indica nada sobre lo que ustedes piden: {fields}.',
  languagesNotAsked: 'Idiomas de trabajo de su equipo: sin indicar.',
  noLanguage: 'No habla ninguno de los idiomas de trabajo de su equipo: {languages}.',
  years: 'Ha trabajado en la región de ustedes: {region}. Años: {years}.',
  inRegion: 'Vive o ha trabajado en {country}, en la región de ustedes: {region}. Años: sin indicar.',
  noRegion: 'No ha trabajado en la región de ustedes: {region}.',
  methodNotAsked: 'Modalidad de apoyo que ustedes piden: sin indicar.',
  methodFits: 'Ofrece lo que ustedes piden: {method}.',
  methodInPart: 'Ayuda en línea y no viaja; ustedes piden: {method}.',
  methodMissed: 'No viaja; ustedes piden: {method}.',
  offersOfAsked: 'Ofrece {time}; ustedes piden hasta {asked}.',
  monthsNotAsked: 'Cuánto tiempo necesitan apoyo: sin indicar.',
}
