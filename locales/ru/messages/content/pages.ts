import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What the pages say around their prose. */
export const pages: Translated<'ru', 'pages'> = {
  breadcrumb: 'Вы здесь',
  home: 'Главная',
  atAGlance: 'Коротко',
  whereNext: 'Куда дальше',
  sampleNote: 'Это пример: люди и больницы в нём вымышлены.',
  sampleNames: 'Примеры, в которых люди и больницы вымышлены: {names}.',
  versionOf: 'Редакция от {day}',

  readMore: 'Подробнее',
  readMoreAbout: '— {name}',
  quote: '«{words}».',
  roleIn: '{role}, {country}',
  experts: 'Эксперты',
  trainers: 'Тренеры',
  members_team: 'Команда',
  members_steering_committee: 'Члены руководящего комитета',
  members_secretariat: 'Сотрудники секретариата',
  members_advisory_board: 'Члены консультативного совета',
  partners: 'Наши партнёры',
  partner_implementation: 'Партнёр по внедрению',
  partner_funding: 'Партнёр по финансированию',
  partner_mission: 'Партнёр по миссиям',

  noNews: 'Новостей пока нет',
  videoNote:
    'Видео на {host}; откроется в новой вкладке. Пока вы не нажали на ссылку, на {host} ничего не передаётся.',
  noNewsText: 'Здесь будут даты вебинаров и изменения в программе.',
}
