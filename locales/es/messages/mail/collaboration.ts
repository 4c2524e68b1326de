import type { Translated } from '../../../../src/domain/messages/translation.ts'
import { reportNames } from '../programme/reports.ts'

/** What our mails say to a hospital and its expert, from the choice to the end. */
export const collaboration: Translated<'es', 'collaboration'> = {
  reason: 'Recibe este correo porque participa en una colaboración de {name}.',
  request: 'Número de referencia de la solicitud',
  startsOn: 'Comienza el',
  endsOn: 'Termina el',
  report: 'Informe',
  dueOn: 'Fecha límite',
  due: '{report}, fecha límite',
  ...reportNames,

  confirmed_expert_subject: 'Antes de empezar: el acuerdo de confidencialidad',
  confirmed_expert_text:
    'La elección del hospital está confirmada. Gracias por su apoyo.\nAbra el enlace de abajo, lea el acuerdo de confidencialidad y acéptelo. El hospital también lo acepta.',
  confirmed_hospital_subject: 'Antes de empezar: el acuerdo y su carta de compromiso',
  confirmed_hospital_text:
    'Su elección de experto está confirmada.\nAbra el enlace de abajo para dos cosas: aceptar el acuerdo de confidencialidad y entregar su carta de compromiso en PDF. El experto también acepta el acuerdo.',
  search_again_subject: 'Buscamos otro experto para su hospital',
  search_again_text:
    'Al final, el experto que eligió no puede apoyar a su hospital. Lo sentimos.\nBuscamos otros expertos que se ajusten a su solicitud. Recibirá de nosotros una nueva lista corta.',
  choose_again_subject: 'Elija a otro experto',
  choose_again_text:
    'Al final, el experto que eligió no puede apoyar a su hospital. Lo sentimos.\nLos demás expertos de su lista corta sí pueden. Abra el enlace de abajo y elija a uno de ellos.',
  begun_expert_subject: 'Comienza su colaboración',
  begun_expert_text:
    'El acuerdo está firmado y recibimos la carta de compromiso. Comienza su colaboración.\nLe pedimos dos informes breves, a más tardar en las fechas que se indican abajo. Con el enlace de abajo puede verlos y entregarlos.\nGracias por el tiempo que dedica.',
  begun_hospital_subject: 'Comienza el apoyo a su hospital',
  begun_hospital_text:
    'El acuerdo está firmado y recibimos su carta de compromiso. Comienza el apoyo. Su hospital y el experto acuerdan los detalles entre sí.\nAl final le pedimos un informe de valoración, a más tardar en la fecha que se indica abajo. Con el enlace de abajo puede ver qué falta y entregar su informe.',
  last_day_expert_subject: 'Cambió el último día de su colaboración',
  last_day_expert_text:
    'El último día de su colaboración cambió. También cambiaron las fechas de los informes pendientes. Las encuentra abajo.\nEste es el motivo:',
  last_day_hospital_subject: 'Cambió el último día del apoyo a su hospital',
  last_day_hospital_text:
    'El último día del apoyo a su hospital cambió. Si su informe de valoración todavía está pendiente, también cambió la fecha de entrega. La encuentra abajo.\nEste es el motivo:',
  resumed_expert_subject: 'Su colaboración continúa',
  resumed_expert_text:
    'Su colaboración con el hospital estaba en pausa. Ahora continúa. Abra su solicitud con el enlace de abajo y el PIN que ya tiene: allí ve las fechas de sus informes.',
  resumed_hospital_subject: 'El apoyo a su hospital continúa',
  resumed_hospital_text:
    'Su colaboración con el experto estaba en pausa. Ahora continúa. Abra su solicitud con el enlace de abajo y el PIN que ya tiene: allí ve las fechas de sus informes.',
  ended_expert_subject: 'Su colaboración terminó antes de lo previsto',
  ended_expert_text:
    'Su colaboración terminó antes de lo previsto. No se necesitan más informes.\nGracias por el tiempo que dedicó. Si desea saber más, responda a este correo.',
  ended_hospital_subject: 'El apoyo a su hospital terminó antes de lo previsto',
  ended_hospital_text:
    'El apoyo a su hospital terminó antes de lo previsto. No se necesitan más informes.\nLe escribiremos sobre lo que es posible a partir de ahora. Si desea saber más, responda a este correo.',
  completed_expert_subject: 'Su colaboración concluyó',
  completed_expert_text:
    'Su colaboración concluyó y recibimos todos los informes. Gracias por su apoyo.\nSu certificado de reconocimiento le espera: el enlace de abajo lleva a él.',
  completed_hospital_subject: 'El apoyo a su hospital concluyó',
  completed_hospital_text:
    'El apoyo a su hospital concluyó y recibimos todos los informes. Gracias por trabajar con nosotros.\nPuede volver a solicitar apoyo cuando lo necesite.',
  report_returned_subject: 'Tenemos una pregunta sobre su informe',
  report_returned_text:
    'Gracias por su informe. Antes de aceptarlo, le pedimos que lo revise.\nEsto es lo que necesitamos:',
  remind_agreement_subject: 'Esperamos su aceptación del acuerdo',
  remind_agreement_text:
    'Para que la colaboración pueda comenzar, necesitamos que acepte el acuerdo de confidencialidad. Abra el enlace de abajo, léalo y acéptelo. Lleva poco tiempo.\nSi algo se lo impide, responda a este correo.',
  remind_letter_subject: 'Esperamos su carta de compromiso',
  remind_letter_text:
    'Para que el apoyo pueda comenzar, necesitamos su carta de compromiso en PDF. Puede entregarla con el enlace de abajo.\nSi algo se lo impide, responda a este correo.',
  remind_agreement_letter_subject: 'Esperamos su aceptación del acuerdo y su carta de compromiso',
  remind_agreement_letter_text:
    'Para que el apoyo pueda comenzar, necesitamos dos cosas: que acepte el acuerdo de confidencialidad y que entregue su carta de compromiso en PDF. El enlace de abajo sirve para ambas.\nSi algo se lo impide, responda a este correo.',
  report_ahead_subject: 'Recordatorio de su informe',
  report_ahead_text:
    'Abajo encuentra la fecha límite de uno de sus informes. Puede entregarlo con el enlace de abajo. Lleva poco tiempo.',
  report_soon_subject: 'El plazo de su informe vence en dos semanas',
  report_soon_text:
    'Se acerca la fecha límite de uno de sus informes. Puede entregarlo con el enlace de abajo. Lleva poco tiempo.',
  report_today_subject: 'El plazo de su informe vence hoy',
  report_today_text:
    'Hoy es la fecha límite de uno de sus informes. Puede entregarlo con el enlace de abajo. Lleva poco tiempo.',
  report_overdue_subject: 'Su informe está atrasado',
  report_overdue_text:
    'Todavía esperamos uno de sus informes. Puede entregarlo con el enlace de abajo. Lleva poco tiempo.\nSi algo se lo impide, responda a este correo.',
}
