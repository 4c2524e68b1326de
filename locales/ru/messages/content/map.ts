import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const map: Translated<'ru', 'map'> = {
  description:
    'Схематическая карта мира. Программа работает в Европе, Африке, Юго-Восточной Азии и Латинской Америке. Отмечены Кипр и Индонезия.',
  europe: 'Европа',
  africa: 'Африка',
  latinAmerica: 'Латинская Америка',
  southEastAsia: 'Юго-Восточная Азия',
  cyprus: 'Кипр',
  indonesia: 'Индонезия',
  elsewhere: 'Другие места',
  active: 'Здесь программа работает',
  inactive: 'Больницы отсюда тоже могут обратиться',
  country: 'Страны, у которых есть свой раздел',
  note: 'Схематическая карта по данным Natural Earth. О границах она ничего не говорит.',
  figures: 'Реестр в цифрах',
  region: 'Регион',
  hospitals: 'Больницы',
  experts: 'Эксперты',
  languages: 'Языки: {names}',
  atLeast: '{number}+',
  rounded: 'Числа округлены в меньшую сторону. Прочерк означает меньше {least} или ни одного.',
}
