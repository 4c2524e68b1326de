import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What our mails say. Those to an address that somebody typed repeat nothing of what was typed. */
export const mail: Translated<'ru', 'mail'> = {
  next: 'Что будет дальше',
  reply: 'Хотите что-то добавить? Ответьте на это письмо — его прочитает координатор.',
  askUs: 'Есть вопросы? Пишите: {email}',
  copyLink: 'Если кнопка не работает, скопируйте этот адрес:',
  person: '{name} {surname}',
  salutation: 'Здравствуйте, {person}!',

  messageReceiptSubject: 'Мы получили ваше сообщение',
  messageReceiptPreview: 'Координатор прочитает его и ответит по электронной почте.',
  messageReceiptText: 'Спасибо, что написали в {name}. Ваше сообщение благополучно дошло.',
  messageReceiptRead: 'Координатор прочитает ваше сообщение.',
  messageReceiptAnswer: 'В течение {answerTime} на этот адрес придёт ответ, написанный человеком.',
  messageReceiptReason:
    'Вы получили это письмо, потому что этот адрес указали в форме обратной связи {name}. Если это были не вы, ответьте и сообщите нам об этом.',

  messageNoticeSubject: 'Новое сообщение: {person}',
  messageNoticePreview: 'Пришло через форму обратной связи. Ваш ответ на это письмо получит отправитель.',
  messageNoticeText:
    'Это сообщение пришло через форму обратной связи. Отправитель: {person}. Он получит ваш ответ на это письмо.',
  messageNoticeKept: 'Номер телефона, если его указали, по почте не передаётся. Он хранится в реестре.',
  messageNoticeReason: 'Вы получили это письмо, потому что на этот адрес приходят сообщения для {name}.',

  noticeRequest: 'Запрос',
  noticeHospital: 'Больница',
  noticeExpert: 'Эксперт',
  openRequest: 'Открыть запрос',
  openApplication: 'Открыть заявку',
  openMatch: 'Открыть страницу сотрудничества',

  programme_signed: 'Соглашение принято, гарантийное письмо получено',
  programme_midterm_report: 'Пришёл промежуточный отчёт',
  programme_final_report: 'Пришёл итоговый отчёт',
  programme_feedback_report: 'Пришёл отзыв о сотрудничестве',
  programmeSignedNext: 'Обе стороны приняли соглашение, письмо получено. Сотрудничество может начаться.',
  programmeReportNext: 'Пожалуйста, прочитайте его и примите или верните.',
  programmeReason:
    'Вы получили это письмо, потому что на этот адрес приходят новости о сотрудничестве в рамках {name}.',

  withReference: '{subject} ({reference})',
  reference: 'Регистрационный номер',
  quoteReference: 'Пожалуйста, указывайте регистрационный номер, когда пишете нам.',
  receiptPreview: 'Ваш регистрационный номер: {reference}. Вот что будет дальше.',
  receiptReason:
    'Вы получили это письмо, потому что этот адрес указали в форме {name}. Если это были не вы, ответьте и сообщите нам об этом.',

  expertReceiptHeading: 'Мы получили вашу заявку',
  expertReceiptText: 'Спасибо, что предложили свою поддержку как эксперт. Ваша заявка благополучно дошла.',
  expertReceiptReview: 'Мы прочитаем заявку и ответим в течение {answerTime}.',
  expertReceiptInterview: 'Возможно, мы пригласим вас на короткую беседу.',
  expertReceiptDecision: 'Мы напишем вам о своём решении и о том, что будет дальше.',

  trainerReceiptHeading: 'Мы получили вашу заявку',
  trainerReceiptText:
    'Спасибо, что готовы учить рациональному применению антимикробных препаратов. Ваша заявка благополучно дошла.',
  trainerReceiptReview: 'Мы прочитаем заявку и ответим в течение {answerTime}.',
  trainerReceiptDecision: 'Мы напишем вам о своём решении и о том, что будет дальше.',

  hospitalReceiptHeading: 'Мы получили ваш запрос на поддержку',
  hospitalReceiptText: 'Спасибо, что обратились. Ваш запрос благополучно дошёл.',
  hospitalReceiptReview:
    'Мы прочитаем запрос, ответим в течение {answerTime} и, возможно, позвоним с вопросами.',
  hospitalReceiptShortlist: 'Вы получите короткий список подходящих экспертов и выберете одного.',
  hospitalReceiptBegin: 'Вы с экспертом договоритесь о подробностях и начнёте.',

  expertNoticeHeading: 'Эксперт подал заявку',
  trainerNoticeHeading: 'Тренер подал заявку',
  hospitalNoticeHeading: 'Больница просит о поддержке',
  noticePreview: 'Ждёт вашего рассмотрения.',
  noticeText: 'Ждёт вашего рассмотрения. Эти ответы можно передавать по почте:',
  otherInRegistry: 'другое (см. реестр)',
  otherUnsaid: 'другое (не уточнено)',
  noticeKept: 'Контакты, длинные тексты и файлы по почте не передаются. Они хранятся в реестре.',
  noticeReason: 'Вы получили это письмо, потому что на этот адрес сообщают о заявках в {name}.',
}
