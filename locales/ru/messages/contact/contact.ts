import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const contact: Translated<'ru', 'contact'> = {
  title: 'Связаться с нами',
  name: 'Имя',
  surname: 'Фамилия',
  email: 'Электронная почта',
  phone: 'Телефон',
  message: 'Сообщение',
  incomplete: 'Пожалуйста, заполните все обязательные поля',
  invalidEmail: 'Введите правильный адрес электронной почты',
  incorrectEmail: 'Неверный формат адреса',
  error: 'Ошибка: {text}',
  sendAnother: 'Отправить ещё сообщение',
}
