import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What the pages say around their prose. */
export const pages: Translated<'es', 'pages'> = {
  breadcrumb: 'Ruta de navegación',
  home: 'Inicio',
  atAGlance: 'De un vistazo',
  whereNext: 'Siga leyendo',
  sampleNote: 'Contenido de muestra: las personas y los hospitales son inventados.',
  sampleNames: 'Contenido de muestra, con personas y hospitales inventados: {names}.',
  versionOf: 'Versión del {day}',

  readMore: 'Leer más',
  readMoreAbout: 'sobre {name}',
  quote: '“{words}”.',
  roleIn: '{role}, {country}',
  experts: 'Expertos',
  trainers: 'Formadores',
  members_team: 'El equipo',
  members_steering_committee: 'Miembros del comité directivo',
  members_secretariat: 'Miembros de la secretaría',
  members_advisory_board: 'Miembros del consejo asesor',
  partners: 'Nuestras organizaciones aliadas',
  partner_implementation: 'Organización aliada para la implementación',
  partner_funding: 'Organización aliada para el financiamiento',
  partner_mission: 'Organización aliada para las misiones',

  noNews: 'Todavía no hay noticias',
  videoNote:
    'Un video en {host}, que se abre en una pestaña nueva. No se envía nada a {host} antes de que usted haga clic.',
  noNewsText: 'Aquí aparecerán las fechas de los seminarios web y los cambios del programa.',
}
