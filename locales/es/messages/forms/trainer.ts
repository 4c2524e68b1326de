import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const trainer: Translated<'es', 'trainer'> = {
  description:
    'Súmese al Registro de formadores: qué pedimos a quienes enseñan a optimizar el uso de antimicrobianos.',
  step: 'Registro de formadores',
  lede: 'Una red de personas que enseñan a optimizar el uso de antimicrobianos. Puede tener cualquier profesión y vivir en cualquier país.',
  dataNote:
    'Usamos sus respuestas solo para llevar el registro. Puede verlas, corregirlas y borrarlas en cualquier momento mediante su enlace personal.',
  privacy: 'Cómo tratamos sus datos',
  accepts: 'Al enviar este formulario, acepta las condiciones para formadores.',
  terms: 'Leer las condiciones para formadores',
  name: 'Nombre',
  surname: 'Apellidos',
  email: 'Correo electrónico',
  phone_number: 'Número de teléfono',
  country_origin: 'País de origen',
  field_of_expertise_ids: 'Área de especialización',
  expertiseHint: 'Elija 3 como máximo.',
  language_proficiency: 'Dominio de idiomas (se admiten varias respuestas)',
  language_proficiency_other: 'Otro idioma',
  is_escmid_course_completed: 'Curso de ESCMID completado',
  graduation_year_escmid: 'Año en que completó el curso de ESCMID',
  is_drive_ams_course_completed: 'Curso Drive-AMS completado',
  graduation_year_ams_course: 'Año en que completó el curso Drive-AMS',
  country_driveams: 'País del curso Drive-AMS',
  created: 'Gracias. Recibimos su solicitud para el Registro de formadores.',
  next: 'Leemos su solicitud y respondemos en un plazo de {answerTime}. Le enviamos un correo con esta referencia y un enlace personal con el que puede cambiar sus respuestas.',
  edited: 'Su formulario se actualizó correctamente.',
  failed: 'Se produjo un error al enviar su solicitud. Inténtelo de nuevo.',
}
