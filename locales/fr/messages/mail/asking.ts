import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const asking: Translated<'fr', 'asking'> = {
  subject: 'Pourriez-vous accompagner cet hôpital : {hospital} ?',
  reminderSubject: 'Rappel – pourriez-vous accompagner cet hôpital : {hospital} ?',
  preview: 'Un hôpital demande un appui. Dites-nous avant la fin du {day} si cela vous intéresse.',
  text: 'Un hôpital demande un appui : {hospital} ({city}, {country}). Nous pensons que vous pourriez l’aider, et nous vous posons la question avant que l’hôpital n’entende parler de vous.',
  reminderText:
    'Nous vous avons parlé de la demande d’un hôpital, {hospital} ({city}, {country}), et n’avons pas encore votre réponse.',
  by: 'Réponse attendue au plus tard le',
  words: 'Le motif, avec les mots de l’hôpital :',
  note: 'La coordination ajoute :',
  open: 'Répondre',
  next: 'Et ensuite',
  nextAnswer: 'Vous dites si cela vous intéresse. Ce n’est pas encore une promesse.',
  nextShortlist: 'L’hôpital voit une présélection de trois à cinq experts et en choisit un.',
  nextMail: 'Nous vous écrivons, quelle que soit la décision de l’hôpital.',
  notNow:
    'Cela ne vous convient pas maintenant ? Dites-le-nous aussi, pour que nous puissions demander à quelqu’un d’autre. Vous restez dans le registre.',
  silence:
    'Sans réponse de votre part avant la fin du {day}, nous considérerons que cela ne vous convient pas maintenant. Nous ne vous relancerons pas.',
  safe: 'Toute personne qui a ce lien peut répondre à votre place. Ne le transmettez pas.',
  reason: 'Vous recevez cet e-mail parce que vous comptez parmi les experts du registre {name}.',

  interestedSubject: '{person} s’intéresse à cet hôpital : {hospital}',
  declinedSubject: '{person} répond « pas maintenant » ({hospital})',
  refusedSubject: '{person} ne peut finalement pas accompagner cet hôpital : {hospital}',
  lapsedSubject: '{person} n’a pas répondu ({hospital})',
  interestedText: 'Cet expert peut figurer dans la prochaine présélection que vous envoyez à l’hôpital.',
  interestedUnfitText:
    'D’après ses réponses actuelles, cet expert ne correspond plus à la demande et ne peut pas figurer tel quel dans une présélection. Le motif se trouve à côté de l’expert dans le registre.',
  declinedText: 'Le motif se trouve à côté de l’expert dans le registre.',
  refusedText:
    'Cet expert a répondu « pas maintenant » après la décision de l’hôpital. La page lui annonce que vous allez lui écrire. Le motif se trouve sur la page de la mise en relation. Consultez-le avant de continuer.',
  lapsedText: 'Le délai de réponse est passé. La question est close.',
  noticeReason:
    'Vous recevez cet e-mail parce que les réponses des experts à {name} arrivent à cette adresse.',
}
