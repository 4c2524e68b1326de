import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const hospital: Translated<'es', 'hospital'> = {
  application: 'Solicitar apoyo',
  generalStep: 'Información general',
  generalLede: 'Qué hospital lo solicita y a quién podemos llamar.',
  aboutStep: 'Sobre el hospital',
  aboutLede: 'Algunas cifras, para encontrar un experto que conozca hospitales como el suyo.',
  requestStep: 'Solicitud de apoyo',
  requestLede:
    'Bastan unas pocas oraciones en cada respuesta. No escriba nada que permita identificar a un paciente.',
  supportStep: 'Tipo de apoyo',
  supportLede:
    'La mayoría de los hospitales empieza en línea. Se puede agregar una visita cuando ambas partes estén listas.',
  submissionStep: 'Envío',

  name: 'Nombre del hospital o institución',
  address: 'Dirección',
  city: 'Ciudad',
  country: 'País',
  legal_representative_authorized_person: 'Representante legal o persona autorizada',
  legal_representative_authorized_person_position: 'Cargo del representante legal o de la persona autorizada',
  contact_person: 'Persona de contacto',
  contact_person_position: 'Cargo de la persona de contacto',
  phone_number: 'Número de teléfono',
  email: 'Correo electrónico',

  institution_level_id: 'Nivel',
  institution_level_other: 'Nivel: otro (especifique)',
  otherHint: 'Elija también en la lista el nivel más cercano.',
  institution_type_id: 'Tipo',
  institution_type_other: 'Tipo: otro (especifique)',
  about_the_hospital: 'Sobre el hospital',
  num_of_employees: 'Número de empleados',
  num_of_beds: 'Número de camas',
  num_of_outpatients: 'Número de pacientes ambulatorios (por mes)',
  working_languages: 'Idiomas de trabajo del equipo',
  workingLanguagesHint: 'Los idiomas en los que su equipo podría reunirse con un experto.',
  working_languages_other: 'Otros idiomas de trabajo',
  requested_support_description: 'Descripción del apoyo solicitado',

  field_of_expertise_ids: 'Área de especialización',
  expertiseHint:
    'Para la medición del uso de antimicrobianos y el cambio de comportamiento, elija Optimización del uso de antimicrobianos.',
  field_of_expertise_other: 'Área de especialización: otra (especifique)',
  requested_support_reason: '¿Cuál es el motivo de su solicitud de apoyo?',
  expert_work_expectations: '¿Qué espera del trabajo del experto?',
  expected_project_outcome: '¿Qué resultado espera del proyecto?',

  support_timeframe: 'Duración del apoyo',
  timeframeHint: 'El apoyo suele durar entre seis meses y un año.',
  method_of_support: 'Modalidad de apoyo',
  methodHint: 'Elija una. Si la elige otra vez, se quita su respuesta.',
  method_of_support_description: 'Descripción de la visita',
  visitHint: 'Por ejemplo: qué salas o laboratorios debería ver el experto y quién debería estar presente.',
  confirm_support: 'Confirmamos que nuestra institución cubre los gastos del experto dentro del país',
  costsHint:
    'El programa cubre el viaje internacional del experto. El hospital anfitrión cubre los gastos dentro del país: alojamiento, comidas y transporte interno, según lo acordado antes de cada visita.',

  commitmentNote:
    'Una vez que vinculemos a su hospital con un experto, le pediremos una carta de compromiso de una persona autorizada.',
  terms: 'Leer los términos y condiciones del apoyo de expertos',
  terms_and_conditions: 'Aceptamos los términos y condiciones del apoyo de expertos',
  mustAccept: 'Debe aceptar los términos y condiciones para continuar.',
  information_accuracy_confirmation: 'Confirmamos que la información anterior es verdadera',
  mustConfirm: 'Debe confirmar que la información proporcionada es exacta.',

  created:
    'Gracias. Su solicitud se envió correctamente. Nos comunicaremos con usted para conocer más detalles.',
  next: 'Respondemos en un plazo de {answerTime} y es posible que le llamemos para hacerle preguntas. Le enviamos un correo con esta referencia y un enlace personal con el que puede cambiar sus respuestas.',
  edited: 'Su solicitud se modificó correctamente. Nos comunicaremos con usted para conocer más detalles.',
}
