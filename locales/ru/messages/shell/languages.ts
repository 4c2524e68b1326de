import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The languages of the site, and what is said where a text exists in one of them only. */
export const languages: Translated<'ru', 'languages'> = {
  menu: 'Язык',
  alsoHere: 'Эта страница доступна на русском языке.',
  englishOnly: 'Этот текст есть только на английском языке.',
  translated: 'Это перевод. Юридическую силу имеет только английский текст.',
  readEnglish: 'Читать английский текст',

  name: '{registryName}',
  longName: 'Реестр тренеров и экспертов по рациональному применению антимикробных препаратов',
  usualInstitution: 'Университетская больница, отделение инфекционных болезней',
  usualCoordinator: 'координатор ASTER',
  contributors: 'авторы проекта ASTER',
}
