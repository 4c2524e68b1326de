import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** A file that is shown in the page, drawn by the server page by page. */
export const filePages: Translated<'ru', 'filePages'> = {
  title: 'Ваш файл',
  view: 'Посмотреть',
  hide: 'Скрыть',
  download: 'Скачать',
  region: 'Страницы файла {file}',
  page: 'Страница {page} из {total}: {file}',
  drawing: 'Готовим страницы к показу.',
  more: {
    one: 'Показано страниц: {count} из {total}. Чтобы прочитать всё, скачайте файл.',
    few: 'Показано страниц: {count} из {total}. Чтобы прочитать всё, скачайте файл.',
    many: 'Показано страниц: {count} из {total}. Чтобы прочитать всё, скачайте файл.',
    other: 'Показано страниц: {count} из {total}. Чтобы прочитать всё, скачайте файл.',
  },
  notDrawn: 'Этот файл нельзя показать здесь. Пожалуйста, скачайте его.',
  notNow: 'Страницы сейчас нельзя показать. Попробуйте ещё раз или скачайте файл.',
  pageFailed: 'Не удалось показать страницу {page} из {total}.',
  again: 'Попробовать ещё раз',
}
