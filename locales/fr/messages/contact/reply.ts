import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const reply: Translated<'fr', 'reply'> = {
  title: 'Répondre',
  subject: 'Objet',
  text: 'Texte',
  textHint: 'Chaque ligne est un paragraphe. Nos coordonnées sont ajoutées en dessous.',
  quoted: 'Citer le message reçu en dessous',

  usualSubject: 'Votre message à {name}',
  youWrote: 'Vous avez écrit le {date} :',
  reason:
    'Vous recevez cet e-mail parce que vous avez écrit à {name}. Si ce n’était pas vous, répondez-nous pour le signaler.',
}
