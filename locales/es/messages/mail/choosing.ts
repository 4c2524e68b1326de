import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Mails about the experts whom a hospital chooses among, and about those who leave before the end. */
export const choosing: Translated<'es', 'choosing'> = {
  openShortlist: 'Ver los expertos propuestos',
  noticeReason:
    'Recibe este correo porque las novedades de las solicitudes y sus expertos se comunican a la coordinación de {name}.',

  shortlist_subject: 'Elija a su experto',
  shortlist_text:
    'Encontramos expertos que se ajustan a su solicitud de apoyo. Abra el enlace de abajo con su correo electrónico y su PIN. Puede comparar a los expertos lado a lado. Elija uno y confirme su elección. Los demás quedan entonces sin seleccionar.\n¿Ninguno les conviene? En la misma página puede decirnos por qué, y seguimos buscando.\nSu PIN es el que ya tiene. Si no lo encuentra, la página le envía uno nuevo.',
  shortlistReminder_subject: 'Sus expertos esperan su elección',
  shortlistReminder_text:
    'Le propusimos expertos que se ajustan a su solicitud de apoyo y todavía no ha elegido uno. Abra el enlace de abajo con su correo electrónico y su PIN, compare a los expertos y elija uno.\n¿Ninguno les conviene? En la misma página puede decirnos por qué, y seguimos buscando.\nSu PIN es el que ya tiene. Si no lo encuentra, la página le envía uno nuevo.',
  chosen_subject: 'Ha elegido a su experto',
  chosen_text:
    'Gracias. Recibimos su elección. Le escribiremos sobre los próximos pasos.\n¿Fue un error? Responda a este correo en un plazo de 24 horas. Hasta entonces ningún experto sabe de su elección y podemos anularla, salvo que usted nos diga antes que es definitiva.',
  undone_subject: 'Su elección fue anulada',
  undone_text:
    'Nuestro equipo anuló su elección, o su respuesta de que ninguno de los expertos les conviene. Solo lo hacemos en las primeras 24 horas, casi siempre porque el hospital nos lo pide. No hay nada decidido y no se informó a ninguno de los expertos. Si no lo esperaba, responda a este correo y le explicamos por qué.\nAbra el enlace de abajo y elija de nuevo. Su PIN es el que ya tiene.',
  selected_subject: 'Un hospital le ha elegido',
  selected_text:
    'Nos alegra decirle que un hospital le ha elegido como su experto. Gracias por su disposición a ayudar.\nPreparamos la colaboración con ambas partes y le escribiremos sobre los próximos pasos. En la página de su solicitud puede ver qué pide el hospital. Ábrala con el enlace de abajo y el PIN que ya tiene.\n¿Finalmente no puede ayudar? Responda pronto a este correo.',
  notSelected_subject: 'Esta vez no se le seleccionó',
  notSelected_text:
    'Gracias por su disposición a ayudar. Para esta solicitud de apoyo no se le seleccionó. Usted no tiene que hacer nada más.\nEsto no dice nada sobre su trabajo: cada hospital busca a quien mejor se ajusta a su propia situación. Usted sigue en el registro, y volveremos a preguntarle cuando algo se ajuste a lo que ofrece.',
  notNeeded_subject: 'Esta vez no necesitamos su ayuda',
  notNeeded_text:
    'Gracias por decirnos que ayudaría. Para esta solicitud de apoyo, finalmente no le necesitamos. Usted no tiene que hacer nada más.\nEsto no dice nada sobre su trabajo. Usted sigue en el registro, y volveremos a preguntarle cuando algo se ajuste a lo que ofrece.',
  cannotNow_subject: 'Gracias por avisarnos',
  cannotNow_text:
    'Anotamos que ahora no puede ayudar con esta solicitud de apoyo. Usted no tiene que hacer nada más, y buscamos a otra persona.\nGracias por su disposición a ayudar. Usted sigue en el registro, y volveremos a preguntarle cuando algo se ajuste a lo que ofrece. Si no es correcto, responda a este correo.',
  requestEnded_subject: 'Una solicitud de apoyo terminó',
  requestEnded_text:
    'Le habíamos escrito sobre una solicitud de apoyo. La solicitud terminó, así que usted no tiene que hacer nada más.\nGracias por su disposición a ayudar. Usted sigue en el registro, y volveremos a preguntarle cuando algo se ajuste a lo que ofrece.',
  fewerExperts_subject: 'Uno de sus expertos no puede ayudar',
  fewerExperts_text:
    'Uno de los expertos que le propusimos ya no puede ayudar y no está en su lista.\nElija entre los demás. Si ninguno les conviene, seguimos buscando. Su PIN es el que ya tiene.',
  noExperts_subject: 'Buscamos a otros expertos',
  noExperts_text:
    'Lo sentimos: los expertos que le propusimos ya no pueden ayudar.\nNo tiene que hacer nada. Buscamos a otros y le escribiremos pronto.',
  noneSuits_subject: 'Buscamos a otros expertos para ustedes',
  noneSuits_text:
    'Gracias por decirnos que ninguno de los expertos propuestos les conviene, y por qué. Nos ayuda a seguir buscando.\nNo tiene que hacer nada. Le escribiremos cuando encontremos a otros.\n¿Fue un error? Responda a este correo en un plazo de 24 horas y podemos anularlo.',
  expertLeft_subject: 'Su experto no puede continuar',
  expertLeft_text:
    'Lo sentimos: el experto que eligieron ya no puede apoyarlos.\nNo tiene que hacer nada. Vemos qué es posible ahora y le escribiremos pronto.',

  chosenNotice_subject: 'Un hospital eligió a su experto',
  chosenNotice_text:
    'Un hospital eligió a uno de los expertos de su lista corta. Durante 24 horas el hospital puede cambiar de opinión y no se informa a ningún experto. Hasta entonces usted puede anular la elección. Solo puede confirmarla antes si el hospital le dice que es definitiva.',
  noneSuitsNotice_subject: 'Ninguno de los expertos le conviene a un hospital',
  noneSuitsNotice_text:
    'Un hospital revisó su lista corta y no eligió a nadie. La solicitud está abierta de nuevo. A los expertos se les informa en 24 horas. Hasta entonces usted puede anularlo. Esto es lo que dice el hospital:',
  expertLeftNotice_subject: 'Un experto deja una solicitud',
  expertLeftNotice_text:
    'Un experto que un hospital tiene en su lista corta, o que ya eligió, no puede seguir ayudando. Se informó al hospital. Revise qué necesita ahora la solicitud.',
  hospitalChangedNotice_subject: 'Un hospital cambió su solicitud',
  hospitalChangedNotice_text:
    'Un hospital cambió respuestas de su solicitud de las que depende la vinculación, cuando ya hay expertos propuestos, consultados o elegidos para ella. Revise si todavía se ajustan. El historial de la solicitud contiene las respuestas anteriores y las nuevas.',
  expertChangedNotice_subject: 'Un experto cambió sus respuestas',
  expertChangedNotice_text:
    'Un experto propuesto, consultado o elegido para una solicitud cambió respuestas de las que depende la vinculación. Revise si todavía se ajusta. El historial de su solicitud contiene las respuestas anteriores y las nuevas.',
  changedQuestions: 'Respuestas cambiadas',
  openExpert: 'Abrir la solicitud del experto',
  expertTakenNotice_subject: 'Un experto de una lista corta ya no está disponible',
  expertTakenNotice_text:
    'Otro hospital eligió a un experto que también está en la lista corta de esta solicitud. El experto atiende ahora tantas solicitudes como se permite. El hospital lo ve en su página y puede elegir a otro.',
  nobodyFreeNotice_subject: 'Ya no hay nadie disponible en una lista corta',
  nobodyFreeNotice_text:
    'Otro hospital eligió al último experto disponible de la lista corta de esta solicitud. El hospital no puede elegir a nadie ahora. Su página le pide que le diga a usted qué necesita; su respuesta abre de nuevo la solicitud. Escriba al hospital si no responde.',
}
