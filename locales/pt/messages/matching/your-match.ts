import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The sentences about the fit of an expert that speak of the request, to the hospital that sent it. */
export const yourMatch: Translated<'pt', 'yourMatch'> = {
  fieldsNotAsked: 'Áreas que pede: sem indicação.',
  fieldsAll: 'A julgar pelas especialidades, domina tudo o que pediu: {fields}.',
  fieldsNone: 'Nada indica no que pediu: {fields}.',
  languagesNotAsked: 'As suas línguas de trabalho: sem indicação.',
  noLanguage: 'Não fala nenhuma das suas línguas de trabalho: {languages}.',
  years: 'Trabalhou na sua região, {region}. Anos: {years}.',
  inRegion: 'Vive ou trabalhou num país da sua região: {country}, {region}. Anos: sem indicação.',
  noRegion: 'Não trabalhou na sua região: {region}.',
  methodNotAsked: 'Forma de apoio que pede: sem indicação.',
  methodFits: 'Oferece o que pediu: {method}.',
  methodInPart: 'Ajuda online e não viaja; o seu pedido: {method}.',
  methodMissed: 'Não viaja; o seu pedido: {method}.',
  offersOfAsked: 'Oferece {time}; o seu pedido: até {asked}.',
  monthsNotAsked: 'Duração do apoio de que precisa: sem indicação.',
}
