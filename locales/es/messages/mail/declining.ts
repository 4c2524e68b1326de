import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const declining: Translated<'es', 'declining'> = {
  experience: 'El motivo: la experiencia todavía no corresponde a lo que pide esta función.',
  availability: 'El motivo: el tiempo ofrecido no se ajusta a lo que necesita el programa.',
  scope: 'El motivo: queda fuera de lo que el programa puede apoyar.',
  readiness: 'El motivo: todavía no se dan las condiciones para el apoyo.',
  capacity: 'El motivo: por ahora no tenemos capacidad para ello.',
  documents: 'El motivo: faltaban documentos o estaban incompletos.',
  no_answer: 'El motivo: no recibimos respuesta a nuestras preguntas.',
  duplicate: 'El motivo: ya tenemos otra solicitud suya.',
}
