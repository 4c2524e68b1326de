import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const interview: Translated<'es', 'interview'> = {
  set_text:
    'Gracias por su solicitud. Nos gustaría conversar con usted sobre ella, en el horario indicado abajo.\nSi no le conviene, responda a este correo y buscaremos otro.',
  changed_subject: 'Nuestra entrevista cambió',
  changed_text:
    'Abajo encuentra el nuevo horario y el nuevo lugar de nuestra entrevista.\nSi no le convienen, responda a este correo.',
  cancelled_subject: 'Nuestra entrevista se canceló',
  cancelled_text:
    'Nuestra entrevista en el horario indicado abajo no tendrá lugar. Usted no tiene que hacer nada.',
  cancelledWithIt: 'Nuestra entrevista del {time} no tendrá lugar.',
  calendar: 'El archivo adjunto la agrega a su calendario, en la hora de su dispositivo.',
  when: 'Cuándo',
  inCountry: 'Hora local ({country})',
  length: 'Duración',
  where: 'Dónde',
  with: 'Con',
  title: 'Entrevista con {name}',
}
