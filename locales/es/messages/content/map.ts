import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const map: Translated<'es', 'map'> = {
  description:
    'Mapa esquemático del mundo. El programa funciona en Europa, África, el sudeste asiático y América Latina. Chipre e Indonesia están señalados.',
  europe: 'Europa',
  africa: 'África',
  latinAmerica: 'América Latina',
  southEastAsia: 'Sudeste asiático',
  cyprus: 'Chipre',
  indonesia: 'Indonesia',
  elsewhere: 'Otros lugares',
  active: 'El programa funciona aquí',
  inactive: 'Los hospitales de aquí también pueden pedir apoyo',
  country: 'Países con un apartado propio',
  note: 'Mapa esquemático, dibujado a partir de Natural Earth. No se pronuncia sobre fronteras.',
  figures: 'El registro en cifras',
  region: 'Región',
  hospitals: 'Hospitales',
  experts: 'Expertos',
  languages: 'Idiomas: {names}',
  atLeast: '{number}+',
  rounded: 'Las cifras están redondeadas hacia abajo. Una raya indica menos de {least}, o ninguno.',
}
