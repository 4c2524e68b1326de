import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What an applicant is told when their application moves on; a coordinator may change it before it goes. */
export const moves: Translated<'es', 'moves'> = {
  reason: 'Recibe este correo porque envió una solicitud a {name}.',
  reasonRequest: 'Recibe este correo porque solicitó apoyo a {name}.',
  question: '– {label}',
  endedTitle: 'Con ello termina lo siguiente, y usted no tiene que hacer nada:',
  endedCollaborations: '– colaboraciones en las que participa ({count})',
  endedShortlists: '– propuestas de su nombre a hospitales que están eligiendo experto ({count})',
  endedQuestions: '– consultas sobre si le conviene una solicitud ({count})',
  endedChoice: '– su elección entre los expertos propuestos ({count})',

  registry_info_requested_subject: 'Tenemos una pregunta sobre su solicitud',
  registry_info_requested_text:
    'Gracias por su solicitud. Antes de continuar, necesitamos saber un poco más.\n{note}\nAbra el enlace de abajo y revise estas preguntas:\n{questions}\nSu PIN está en el correo que confirmó su solicitud. Si no lo encuentra, la página le envía uno nuevo.',
  registry_interview_subject: 'Nos gustaría conversar con usted',
  registry_interview_text:
    'Gracias por su solicitud. La leímos y nos gustaría conversar con usted. La conversación dura alrededor de media hora, por video o por teléfono.\nResponda a este correo con dos o tres horarios que le convengan y con su zona horaria.',
  registry_accepted_subject: 'Su solicitud fue aceptada',
  registry_accepted_text:
    'Nos alegra decirle que su solicitud fue aceptada. ¡Le damos la bienvenida!\nAhora preparamos con usted su ficha en el registro. Le escribiremos pronto al respecto.',
  registry_active_subject: 'Ya está en el registro',
  registry_active_text:
    'Su ficha en el registro está completa. A partir de ahora podemos consultarle cuando algo se ajuste a lo que ofrece. Siempre puede decir que no.\nSi algo cambia, abra su enlace personal y corríjalo.',
  registry_resumed_subject: 'Su ficha está activa de nuevo',
  registry_resumed_text:
    'Su ficha en el registro está activa de nuevo. Podemos consultarle cuando algo se ajuste a lo que ofrece.',
  registry_paused_subject: 'Su ficha está en pausa',
  registry_paused_text:
    'Su ficha en el registro está en pausa. No le pediremos apoyo hasta que vuelva a estar activa.\nCuando quiera continuar, responda a este correo.',
  registry_declined_subject: 'Sobre su solicitud',
  registry_declined_text:
    'Gracias por su solicitud y por el tiempo que le dedicó. La leímos con atención. Por ahora no podemos aceptarla.\nSi desea saber más, responda a este correo. Puede volver a postularse cuando quiera.',
  registry_withdrawn_subject: 'Dejó el registro, como nos pidió',
  registry_withdrawn_text:
    'Gracias por el tiempo que nos dedicó y por su disposición a ayudar.\nComo nos pidió, retiramos lo que nos envió y ya no le pediremos apoyo. Las puertas siguen abiertas: vuelva a postularse cuando quiera.\nConservamos sus datos durante {period}, salvo que usted los borre antes. Puede hacerlo con su enlace personal.',

  hospital_info_requested_subject: 'Tenemos una pregunta sobre su solicitud de apoyo',
  hospital_info_requested_text:
    'Gracias por su solicitud de apoyo. Antes de continuar, necesitamos saber un poco más.\n{note}\nAbra el enlace de abajo y revise estas preguntas:\n{questions}\nSu PIN está en el correo que confirmó su solicitud. Si no lo encuentra, la página le envía uno nuevo.',
  hospital_eligible_subject: 'Buscamos expertos para su hospital',
  hospital_eligible_text:
    'Leímos su solicitud de apoyo y podemos ayudar. Ahora buscamos expertos que se ajusten a lo que necesita su hospital.\nRecibirá de nosotros una lista corta y elegirá a uno.',
  hospital_again_subject: 'Buscamos otro experto para su hospital',
  hospital_again_text:
    'Su experto no puede continuar. Lo sentimos. Buscamos otros expertos que se ajusten a lo que necesita su hospital.\nRecibirá de nosotros una nueva lista corta y elegirá a uno.',
  hospital_active_subject: 'Comienza el apoyo a su hospital',
  hospital_active_text:
    'El apoyo a su hospital comienza ahora. Su hospital y el experto acuerdan los detalles entre sí.\nSi algo no marcha como debería, responda a este correo.',
  hospital_completed_subject: 'El apoyo a su hospital concluyó',
  hospital_completed_text:
    'El apoyo a su hospital concluyó. Gracias por trabajar con nosotros.\nNos gustaría saber cómo fue. Puede volver a solicitar apoyo cuando lo necesite.',
  hospital_no_match_subject: 'Sobre su solicitud de apoyo',
  hospital_no_match_text:
    'Buscamos un experto que se ajustara a su solicitud y no lo encontramos. Lo sentimos.\nEl registro crece, así que puede volver a solicitarlo más adelante. Si desea saber más, responda a este correo.',
  hospital_declined_subject: 'Sobre su solicitud de apoyo',
  hospital_declined_text:
    'Gracias por su solicitud. La leímos con atención. Por ahora no podemos darle apoyo.\nSi desea saber más, responda a este correo. Puede enviar otra cuando quiera.',
  hospital_withdrawn_subject: 'Su solicitud de apoyo fue retirada',
  hospital_withdrawn_text:
    'Como nos pidió, retiramos su solicitud. Dejamos de tramitarla. Puede enviar otra cuando quiera.\nConservamos sus datos durante {period}, salvo que usted los borre antes. Puede hacerlo con su enlace personal.',
}
