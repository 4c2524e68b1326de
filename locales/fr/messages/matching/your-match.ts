import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const yourMatch: Translated<'fr', 'yourMatch'> = {
  fieldsNotAsked: 'Domaines que vous demandez : non précisés.',
  fieldsAll: 'D’après ses spécialités, maîtrise tout ce que vous avez demandé : {fields}.',
  fieldsNone: 'N’indique rien dans les domaines que vous avez demandés : {fields}.',
  languagesNotAsked: 'Vos langues de travail : non précisées.',
  noLanguage: 'Ne parle aucune de vos langues de travail : {languages}.',
  years: 'A travaillé dans votre région : {region}. Années : {years}.',
  inRegion: 'Vit ou a travaillé dans un pays ({country}) de votre région : {region}. Années : non précisées.',
  noRegion: 'N’a pas travaillé dans votre région : {region}.',
  methodNotAsked: 'Forme d’appui que vous demandez : non précisée.',
  methodFits: 'Offre ce que vous avez demandé : {method}.',
  methodInPart: 'Aide en ligne et ne se déplace pas ; vous avez demandé : {method}.',
  methodMissed: 'Ne se déplace pas ; vous avez demandé : {method}.',
  offersOfAsked: 'Offre {time} ; vous avez demandé jusqu’à {asked}.',
  monthsNotAsked: 'Durée de l’appui dont vous avez besoin : non précisée.',
}
