import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The sentences about the fit of an expert that speak of the request, to the hospital that sent it. */
export const yourMatch: Translated<'ru', 'yourMatch'> = {
  fieldsNotAsked: 'Области, которые вам нужны: не указаны.',
  fieldsAll: 'Судя по специальностям, хорошо знает всё, о чём вы просили: {fields}.',
  fieldsNone: 'Ничего не указано из того, о чём вы просили: {fields}.',
  languagesNotAsked: 'Ваши рабочие языки: не указаны.',
  noLanguage: 'Не владеет ни одним из ваших рабочих языков: {languages}.',
  years: 'Имеет опыт работы в вашем регионе: {region}. Лет: {years}.',
  inRegion: 'Живёт или имеет опыт работы в стране {country}, в вашем регионе: {region}. Лет: не указано.',
  noRegion: 'Нет опыта работы в вашем регионе: {region}.',
  methodNotAsked: 'Способ поддержки, который вам нужен: не указан.',
  methodFits: 'Предлагает то, о чём вы просили: {method}.',
  methodInPart: 'Помогает онлайн и не выезжает; вы просили: {method}.',
  methodMissed: 'Не выезжает; вы просили: {method}.',
  offersOfAsked: 'Предлагает: {time}; вы просили не более чем на {asked}.',
  monthsNotAsked: 'Нужный вам срок поддержки: не указан.',
}
