import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const contactPage: Translated<'fr', 'contactPage'> = {
  description: 'Posez une question à la coordination {name}.',
  lede: 'Posez-nous toutes vos questions sur {name}. La coordination lit chaque message et répond par e-mail.',
  whoTitle: 'Qui lit votre message',
  whoText:
    'Votre message parvient à {coordinator} ({institution}). Vous pouvez aussi écrire à {coordinatorEmail}.',
  send: 'Envoyer le message',
  sending: 'Envoi de votre message',
  sentTitle: 'Votre message est arrivé',
  sentText: 'Merci. La coordination vous répondra par e-mail dans un délai de {answerTime}.',
  failed:
    'le message n’a pas pu être envoyé. Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer.',
  quick:
    'c’était très rapide. Rien de ce que vous avez saisi n’est perdu. Appuyez encore une fois sur « Envoyer le message ».',
  waitingText:
    'Il n’y a pas de connexion pour le moment. Inutile d’attendre ici : votre message est conservé sur cet appareil et partira tout seul quand la connexion reviendra, au plus tard quand vous rouvrirez ce site.',
  notSentText: 'Votre message attend sur cet appareil. Il partira tout seul dès qu’il y aura une connexion.',
  notSentChanged:
    'Vous avez modifié votre message après avoir appuyé sur « Envoyer le message » : l’envoi est donc suspendu. Appuyez de nouveau.',
  notSentRefused: 'Votre message n’a pas pu être envoyé. Ouvrez-le pour voir pourquoi.',
  tooMany: {
    one: 'de nombreux messages sont partis de votre connexion. Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer dans une minute.',
    many: 'de nombreux messages sont partis de votre connexion. Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer dans {count} de minutes.',
    other:
      'de nombreux messages sont partis de votre connexion. Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer dans {count} minutes.',
  },
}
