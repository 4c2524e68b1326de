import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The form of an answer to a contact message, and the mail that it becomes. */
export const reply: Translated<'ru', 'reply'> = {
  title: 'Ответ',
  subject: 'Тема',
  text: 'Текст',
  textHint: 'Каждая строка — отдельный абзац. Наши контакты добавятся внизу.',
  quoted: 'Процитировать исходное сообщение под ответом',

  usualSubject: 'Ваше сообщение для {name}',
  youWrote: 'Вы писали {date}:',
  reason:
    'Вы получили это письмо, потому что писали в {name}. Если это были не вы, ответьте и сообщите нам об этом.',
}
