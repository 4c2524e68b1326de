import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const map: Translated<'fr', 'map'> = {
  description:
    'Carte schématique du monde. Le programme est présent en Europe, en Afrique, en Asie du Sud-Est et en Amérique latine. Chypre et l’Indonésie sont signalées.',
  europe: 'Europe',
  africa: 'Afrique',
  latinAmerica: 'Amérique latine',
  southEastAsia: 'Asie du Sud-Est',
  cyprus: 'Chypre',
  indonesia: 'Indonésie',
  elsewhere: 'Ailleurs',
  active: 'Le programme est présent ici',
  inactive: 'Les hôpitaux peuvent aussi faire une demande',
  country: 'Pays qui ont leur propre section',
  note: 'Carte schématique, dessinée d’après Natural Earth. Elle ne dit rien des frontières.',
  figures: 'Le registre en chiffres',
  region: 'Région',
  hospitals: 'Hôpitaux',
  experts: 'Experts',
  languages: 'Langues : {names}',
  atLeast: '{number}+',
  rounded: 'Chiffres arrondis vers le bas. Tiret : moins de {least}, ou aucun.',
}
