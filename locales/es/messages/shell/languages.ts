import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The languages of the site, and what is said where a text exists in one of them only. */
export const languages: Translated<'es', 'languages'> = {
  menu: 'Idioma',
  alsoHere: 'Esta página está disponible en español.',
  englishOnly: 'Este texto solo está disponible en inglés.',
  translated: 'Esta es una traducción. Solo el texto en inglés es vinculante.',
  readEnglish: 'Leer el texto en inglés',

  name: '{registryName}',
  longName: 'Registro de Formadores y Expertos en Optimización del Uso de Antimicrobianos',
  usualInstitution: 'Hospital Universitario, Departamento de Enfermedades Infecciosas',
  usualCoordinator: 'la coordinación de ASTER',
  contributors: 'quienes contribuyen a ASTER',
}
