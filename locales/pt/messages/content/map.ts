import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const map: Translated<'pt', 'map'> = {
  description:
    'Mapa-múndi esquemático. O programa está presente em quatro regiões: Europa, África, Sudeste Asiático e América Latina. Dois países estão assinalados: Chipre e Indonésia.',
  europe: 'Europa',
  africa: 'África',
  latinAmerica: 'América Latina',
  southEastAsia: 'Sudeste Asiático',
  cyprus: 'Chipre',
  indonesia: 'Indonésia',
  elsewhere: 'Outros lugares',
  active: 'O programa está presente aqui',
  inactive: 'Os hospitais daqui também podem pedir',
  country: 'Países com um texto próprio',
  note: 'Mapa esquemático, desenhado a partir de Natural Earth. Nada diz sobre fronteiras.',
  figures: 'A rede em números',
  region: 'Região',
  hospitals: 'Hospitais',
  experts: 'Especialistas',
  languages: 'Línguas: {names}',
  atLeast: '{number}+',
  rounded: 'Os números são arredondados para baixo. Um traço indica menos de {least}, ou nenhum.',
}
