import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The form of an answer to a contact message, and the mail that it becomes. */
export const reply: Translated<'pt', 'reply'> = {
  title: 'Responder',
  subject: 'Assunto',
  text: 'Texto',
  textHint: 'Cada linha é um parágrafo. Os nossos endereços são acrescentados abaixo.',
  quoted: 'Citar abaixo a mensagem recebida',

  usualSubject: 'A sua mensagem à rede {name}',
  youWrote: 'Em {date}, escreveu:',
  reason: 'Recebe este e-mail porque escreveu à rede {name}. Se não foi o seu caso, responda e diga-nos.',
}
