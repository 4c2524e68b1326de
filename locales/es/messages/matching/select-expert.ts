import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What a hospital reads that chooses its expert. */
export const selectExpert: Translated<'es', 'selectExpert'> = {
  title: 'Elija a su experto',
  from: 'Solicitud de {hospital}',
  lede: {
    one: 'Nuestro equipo le propone una persona que se ajusta a su solicitud.',
    many: 'Nuestro equipo le propone {count} de personas que se ajustan a su solicitud. Compárelas y elija a una. Antes puede comentarlo con sus colegas.',
    other:
      'Nuestro equipo le propone {count} personas que se ajustan a su solicitud. Compárelas y elija a una. Antes puede comentarlo con sus colegas.',
  },
  ledeUnfit: {
    one: 'Nuestro equipo le propuso una persona, que ya no se ajusta a su solicitud.',
    many: 'Nuestro equipo le propuso {count} de personas. Ya no todas se ajustan a su solicitud.',
    other: 'Nuestro equipo le propuso {count} personas. Ya no todas se ajustan a su solicitud.',
  },
  again:
    'Cerramos su lista corta para proteger los datos de los expertos. Su elección se conserva. Ingrese de nuevo su correo electrónico y su PIN.',
  noScriptTitle: 'Su navegador no ejecuta JavaScript',
  noScript:
    'Puede abrir su lista corta en una página más sencilla, con su correo electrónico y su PIN. Si no funciona, escriba a la coordinación desde la dirección de su solicitud y pida su lista corta. No envíe su PIN.',
  plainOpen: 'Abrir la página más sencilla',
  plainMissing: 'Ingrese su correo electrónico y su PIN',
  plainNotSent: 'Esto aún no se envió',
  plainAgain:
    'Cerramos su lista corta para proteger los datos de los expertos. Ingrese de nuevo su correo electrónico y su PIN.',

  goTo: 'Ir a un experto',
  suggested: 'Expertos propuestos',
  fit: 'Coincidencia con su solicitud',
  languages: 'Idiomas',
  otherLanguage: '{language} (otro)',
  unnamedLanguage: 'Un idioma sin especificar',
  surgery: 'Cirugía: {subspecialty}',
  notApplicable: 'No aplica',
  regional: 'Experiencia regional',
  availability: 'Disponibilidad',
  noneStated: 'Sin indicar',

  nobodyYet: 'Todavía no ha elegido a nadie.',
  chooseFirst: 'Elija primero a uno de los expertos.',
  yourChoice: 'Su elección:',
  confirm: 'Confirmar elección',
  askTitle: '¿Confirmar a {name}?',
  askText:
    'A los demás expertos propuestos se les comunicará automáticamente que esta vez no fueron seleccionados. No podrá deshacerlo en esta página.',
  askNext:
    'Nuestro equipo se comunicará con usted para los pasos siguientes: un acuerdo de confidencialidad y una carta de compromiso.',
  goBack: 'Volver',
  yes: 'Confirmar',
  sending: 'Enviando su elección',
  failed: 'Se produjo un error al registrar su elección.',
  failedText: 'Su elección se conserva. Confírmela otra vez. Si no funciona, escriba a {email}.',
  failedOffline:
    'En este momento no hay conexión. Su elección se conserva. Confírmela otra vez cuando tenga conexión.',
  againTitle: 'Su lista corta está abierta de nuevo',
  againText: 'No se perdió nada. Continúe donde se quedó.',
  changedTitle: 'La lista corta cambió mientras tanto',
  changedText: 'No pudimos conservar su elección. Revise de nuevo la lista corta.',

  overtakenTitle: 'Su hospital ya había elegido a {name}',
  overtakenOn:
    'Alguien con su enlace y su PIN eligió el {day} a las {time} UTC, antes de que usted confirmara.',
  overtakenText: 'Su elección de {name} no contó.',
  unheardText: 'Su respuesta de que ninguno de los expertos le conviene no contó.',

  unavailable: 'Ya no está disponible',
  load_engaged: 'Otro hospital también eligió a este experto. Usted todavía puede hacerlo.',
  load_full: 'Otros hospitales eligieron a este experto, que por ahora no puede asumir otra solicitud.',
  takenTitle: '{name} ya no está disponible',
  takenText:
    'Mientras tanto otro hospital eligió a este experto, que por ahora no puede asumir otra solicitud. Su elección no se envió. Elija a otro experto.',
  unfit: 'Ya no se ajusta',
  unfit_not_consented: 'No puede elegir a este experto: por ahora no desea que se le contacte.',
  unfit_not_onsite: 'No puede elegir a este experto: su solicitud pide una visita y el experto no viaja.',
  unfit_no_shared_language:
    'No puede elegir a este experto: no habla lo bastante bien ninguno de los idiomas de trabajo de su solicitud.',
  unfit_same_institution: 'No puede elegir a este experto: trabaja en el mismo hospital que usted.',
  unfitTitle: '{name} ya no se ajusta a su solicitud',
  unfitText:
    'Su elección no se envió. Elija a otro experto. Si su solicitud debe quedar como estaba, puede volver a cambiarla o escribir a la coordinación.',
  leftTitle: 'La lista corta cambió mientras tanto',
  leftText: '{name} ya no puede ayudar y no está en su lista. Su elección no se envió. Elija a otro experto.',
  nobodyTitle: 'Por ahora no hay nadie disponible en su lista corta',
  nobodyText:
    'Otros hospitales eligieron a los expertos que le propusimos. Diga a la coordinación qué es importante para su hospital. Buscará otros expertos y le escribirá.',
  nobodyFitsTitle: 'Por ahora no puede elegir a nadie de su lista corta',
  nobodyFitsText:
    'Los expertos que le propusimos ya no se ajustan a su solicitud, u otros hospitales los eligieron. Diga a la coordinación qué es importante para su hospital. Buscará otros expertos y le escribirá.',
  nobodyAsk: 'Pedir otros expertos',

  madeTitle: 'Usted eligió a {name}',
  made: 'Gracias. Su elección se registró correctamente. Nuestro equipo se comunicará con usted para los pasos siguientes.',
  selected: 'Experto elegido: {name}',

  chosenTitle: 'Su experto',
  chosenOn:
    'Usted eligió el {day}. A los expertos se les informa 24 horas después, o en cuanto usted nos diga que su elección es definitiva.',
  chosenText: 'Si es un error, escriba de inmediato a {email}.',
  closedTitle: 'Esta lista corta está cerrada',
  closedText: 'Por ahora no hay nada que elegir. Le escribiremos en cuanto lo haya.',
  closedAsk: 'Si esperaba otra cosa, escriba a {email}.',

  none: 'Ninguno nos conviene',
  noneTitle: '¿Ninguno de estos expertos le conviene?',
  noneText: 'Díganos por qué. La coordinación lo lee, busca de nuevo y le escribe.',
  noneReason: 'Qué falta',
  noneHint: 'Por ejemplo, un idioma, un área de trabajo o una fecha en la que alguien pueda venir.',
  noneSend: 'Enviar a la coordinación',
  noneSending: 'Enviando su motivo',
  noneFailed: 'Su motivo no se envió',
  noneFailedText: 'No se perdió nada de lo que escribió. Compruebe su conexión e inténtelo de nuevo.',
  noneMade: 'Gracias. Buscaremos de nuevo.',
  noneNext: 'La coordinación ya tiene su motivo. Buscará otros expertos y le escribirá.',
}
