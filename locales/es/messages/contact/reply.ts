import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The form of an answer to a contact message, and the mail that it becomes. */
export const reply: Translated<'es', 'reply'> = {
  title: 'Responder',
  subject: 'Asunto',
  text: 'Texto',
  textHint: 'Cada línea es un párrafo. Debajo se agrega cómo comunicarse con nosotros.',
  quoted: 'Citar su mensaje al final',

  usualSubject: 'Su mensaje a {name}',
  youWrote: 'Usted escribió el {date}:',
  reason: 'Recibe este correo porque escribió a {name}. Si no fue usted, respóndanos para que lo sepamos.',
}
