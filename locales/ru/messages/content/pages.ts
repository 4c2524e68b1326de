import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What the pages say around their prose. */
export const pages: Translated<'ru', 'pages'> = {
  breadcrumb: 'Вы здесь',
  home: 'Главная',
  atAGlance: 'Коротко',
  whereNext: 'Куда дальше',
  sampleNote: 'Это пример: люди и больницы в нём вымышлены.',
  sampleNames: 'Примеры, в которых люди и больницы вымышлены: {names}.',

  readMore: 'Подробнее',
  readMoreAbout: '— {name}',
  quote: '«{words}».',
  roleIn: '{role}, {country}',
  experts: 'Эксперты',
  trainers: 'Тренеры',
  noPeople: 'Здесь пока никто не представлен',
  noPeopleText: 'Мы представляем здесь людей только с их согласия. Пожалуйста, загляните позже.',

  noNews: 'Новостей пока нет',
  videoNote:
    'Видео на {host}; откроется в новой вкладке. Пока вы не нажали на ссылку, на {host} ничего не передаётся.',
  noNewsText: 'Здесь будут даты вебинаров и изменения в программе.',
}
