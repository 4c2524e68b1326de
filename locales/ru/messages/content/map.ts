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
  active: 'Здесь программа работает',
  inactive: 'Больницы отсюда тоже могут обратиться',
  country: 'Страны, у которых есть свой раздел',
  note: 'Схематическая карта по данным Natural Earth. О границах она ничего не говорит.',
}
