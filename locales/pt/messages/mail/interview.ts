import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const interview: Translated<'pt', 'interview'> = {
  set_text:
    'Agradecemos a sua candidatura. Gostaríamos de conversar sobre ela, no horário indicado abaixo.\nSe não for conveniente, responda a este e-mail e encontraremos outro.',
  changed_subject: 'A nossa entrevista mudou',
  changed_text:
    'Abaixo estão o novo horário e o novo local da nossa entrevista.\nSe não forem convenientes, responda a este e-mail.',
  cancelled_subject: 'A nossa entrevista foi cancelada',
  cancelled_text:
    'A nossa entrevista no horário indicado abaixo não vai acontecer. Não é preciso fazer nada.',
  cancelledWithIt: 'A nossa entrevista de {time} não vai acontecer.',
  calendar: 'O documento em anexo acrescenta-a à sua agenda, na hora do seu dispositivo.',
  when: 'Quando',
  inCountry: 'Hora local ({country})',
  length: 'Duração',
  where: 'Onde',
  with: 'Com',
  title: 'Entrevista com {name}',
}
