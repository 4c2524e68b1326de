import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const expert: Translated<'es', 'expert'> = {
  application: 'Solicitud para ser experto',
  terms: 'Términos de referencia para expertos (PDF)',
  personalStep: 'Datos personales',
  personalLede: 'Quién es, cómo comunicarnos con usted y dónde trabaja.',
  professionalStep: 'Datos profesionales',
  professionalLede: 'Su área y sus años de trabajo en ella.',
  motivationStep: 'Motivación y experiencia',
  motivationLede: 'Por qué quiere participar, y dos documentos que hablen por usted.',
  globalStep: 'Experiencia internacional',
  globalLede: 'Los idiomas y las regiones son lo primero por lo que preguntan los hospitales.',
  availabilityStep: 'Disponibilidad',
  submissionStep: 'Envío',

  name: 'Nombre',
  surname: 'Apellidos',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  institution: 'Institución donde trabaja (si se jubiló, indíquelo aquí)',
  job_title: 'Cargo',
  country: 'País',

  specialty_ids: 'Especialidades',
  specialty_surgery_subspecialty: 'Indique la subespecialidad',
  specialty_other: 'Otra (especifique)',
  otherHint: 'Elija también en la lista la especialidad más cercana.',
  work_experience_range: 'Años de experiencia laboral',

  motivation: 'Motivación para formar parte del registro',
  motivationPlaceholder:
    'En 200 palabras como máximo: ¿por qué desea participar y cómo ayudará su experiencia a colegas de instituciones de bajos recursos?',
  resume: 'Currículum profesional',
  resumeHint: 'Solo PDF, 10 MB como máximo',
  endorsement: 'Aval profesional',
  endorsementHint: 'Una carta de recomendación, solo PDF, 10 MB como máximo',
  professional_society_membership: 'Sociedades profesionales a las que pertenece',

  language_proficiency: 'Dominio de idiomas (se admiten varias respuestas)',
  languagesHint: 'Elija cada idioma que podría usar en una reunión. Luego indique su nivel.',
  language_proficiency_other: 'Otro idioma',
  regional_experience: 'Experiencia en regiones concretas (se admiten varias respuestas)',
  regionsHint:
    'Para cada región de la OMS en la que haya trabajado, elija los años. Elija otra vez la misma respuesta para quitarla.',
  regional_experience_countries: 'Seleccione países de las regiones que eligió',

  availabilityText:
    'Puede apoyar a un hospital a distancia, de forma presencial o de ambas maneras. Las horas semanales dependen de lo que necesite el hospital y de su disponibilidad. Esperamos su compromiso durante todo el proyecto. El apoyo en línea consiste en videollamadas periódicas de mentoría. El apoyo presencial consiste en viajes de 10 a 14 días a la institución anfitriona.',
  general_availability: 'Mi disponibilidad:',
  general_availability_other: 'Especifique su disponibilidad',

  consentText:
    'Sus datos se tratan de conformidad con los Reglamentos de la UE 45/2001 y 2018/1725. El hospital universitario que aloja el registro es el responsable principal del tratamiento de los datos. Sus datos sirven para vincularle con hospitales y solo se muestran a un hospital cuando se le propone a usted. Puede verlos, corregirlos y borrarlos en cualquier momento mediante su enlace personal. Si tiene preguntas, escriba a {coordinator}: {coordinatorEmail}.',
  privacy: 'Cómo tratamos sus datos',
  consent: '¿Da su consentimiento para el tratamiento de sus datos con estos fines?',
  mustAccept: 'Debe aceptar las condiciones para continuar.',

  level_of_expertise_id: 'Nivel de experiencia',
  level_of_expertise_other: 'Nivel de experiencia, con otras palabras',
  work_experience: 'Experiencia laboral',
  general_availability_time: 'Tiempo disponible',
  registry_related_experience: 'Experiencia relacionada con el registro',
  registry_related_experience_other: 'Otra experiencia relacionada con el registro',
  declaration_of_honour: 'Declaración jurada recibida',

  failed: 'Algo salió mal. Inténtelo de nuevo.',
  created:
    'Gracias por su interés. Nuestro equipo se comunicará con usted para darle más información sobre una posible colaboración.',
  next: 'Respondemos en un plazo de {answerTime} y es posible que le invitemos a una breve entrevista. Le enviamos un correo con esta referencia y un enlace personal con el que puede cambiar sus respuestas.',
  edited: 'Su formulario se actualizó correctamente.',
}
