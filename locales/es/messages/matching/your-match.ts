import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The sentences about the fit of an expert that speak of the request, to the hospital that sent it. */
export const yourMatch: Translated<'es', 'yourMatch'> = {
  fieldsNotAsked: 'Áreas que usted pide: sin indicar.',
  fieldsAll: 'Según sus especialidades, domina todo lo que usted pidió: {fields}.',
  fieldsNone: 'No indica nada sobre lo que usted pidió: {fields}.',
  languagesNotAsked: 'Idiomas de trabajo de su equipo: sin indicar.',
  noLanguage: 'No habla ninguno de los idiomas de trabajo que usted indicó: {languages}.',
  years: 'Ha trabajado en la región donde está usted: {region}. Años: {years}.',
  inRegion: 'Vive o ha trabajado en {country}, en la región donde está usted: {region}. Años: sin indicar.',
  noRegion: 'No ha trabajado en la región donde está usted: {region}.',
  methodNotAsked: 'Modalidad de apoyo que usted pide: sin indicar.',
  methodFits: 'Ofrece lo que usted pidió: {method}.',
  methodInPart: 'Ayuda en línea y no viaja; usted pidió: {method}.',
  methodMissed: 'No viaja; usted pidió: {method}.',
  offersOfAsked: 'Ofrece {time}; usted pidió hasta {asked}.',
  monthsNotAsked: 'Duración del apoyo que usted necesita: sin indicar.',
}
