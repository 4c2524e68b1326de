import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The words that controls carry themselves; forms hand them on as labels. */
export const kit: Translated<'ru', 'kit'> = {
  removeChoice: 'Убрать: {name}',
  selected: {
    one: 'Выбрано: {count}',
    few: 'Выбрано: {count}',
    many: 'Выбрано: {count}',
    other: 'Выбрано: {count}',
  },
  kept: '{selected}: {names}',
  choiceAdded: 'Добавлено: {name}.',
  choiceRemoved: 'Убрано: {name}.',
  matches: {
    one: '{count} совпадение',
    few: '{count} совпадения',
    many: '{count} совпадений',
    other: '{count} совпадения',
  },
  nothingFound: 'Ничего не найдено. Введите меньше букв.',
  orOther: 'Вместо этого можно выбрать «{name}».',
  notInList: '«{text}» нет в списке и не войдёт в ваш ответ.',
  choiceFull: 'Вы выбрали {max}. Чтобы выбрать другое, уберите что-нибудь.',
  wordCount: 'Слов: {count} из {max}',
  wordsOver: 'Лишних слов: {count}. Пожалуйста, сократите текст.',
  proficiencyIn: 'Уровень владения: {language}',
  yearsInRegion: '{region}, {years} лет',
  stepPosition: 'Шаг {step} из {count}',
  nextStep: 'Далее: {step}',
  completed: '(готово)',
  savedAt: 'Черновик сохранён на этом устройстве в {time}',
  offline: 'Нет связи. Продолжайте: ничего не потеряется.',
  meets: 'Соответствует:',
  inPart: 'Частично соответствует:',
  misses: 'Не соответствует:',
  choose: 'Выбрать',
  chosen: 'Выбрано',
}
