import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const invitation: Translated<'fr', 'invitation'> = {
  title: 'Un hôpital demande un appui',
  description: 'Un hôpital demande un appui. Dites à l’équipe {name} si cela vous intéresse.',
  question: 'Pourriez-vous accompagner cet hôpital : {hospital} ?',
  lede: 'Lieu : {city}, {country}. Réponse attendue au plus tard le {day}.',
  note: 'La coordination vous écrit',
  request: 'Ce que l’hôpital demande',
  ownWords: 'Avec les mots de l’hôpital',

  answer: 'Votre réponse',
  noPromise: 'Ce n’est pas une promesse : rien n’est fixé avant que l’hôpital et vous soyez d’accord.',
  interested: 'Cela m’intéresse',
  notNow: 'Pas maintenant',
  reason: 'Votre motif',
  reason_time: 'Je n’ai pas le temps en ce moment',
  reason_experience: 'La demande ne correspond pas à mon expérience',
  reason_method: 'La forme ou la durée de l’appui ne me convient pas',
  reason_language: 'La langue de travail ne me convient pas',
  reason_conflict: 'J’ai un conflit d’intérêts',
  reason_other: 'Un autre motif',
  reasonAnd: '{reason} : {words}',
  words: 'Avec vos propres mots',
  wordsHint: 'Seule notre équipe lit ceci.',
  notSent: 'Votre réponse n’est pas encore envoyée',
  send: 'Envoyer « Pas maintenant »',

  saidInterested: 'Merci de votre intérêt',
  saidInterestedText:
    'Nous avons votre réponse au sujet de cet hôpital : {hospital}. Vous n’avez rien à faire pour le moment.',
  next: 'Et ensuite',
  nextShortlist: 'L’hôpital voit une présélection de trois à cinq experts et en choisit un.',
  nextMail: 'Nous vous écrivons, quelle que soit la décision de l’hôpital.',
  changed: 'Finalement, pas maintenant',
  saidDeclined: 'Merci de nous avoir répondu',
  saidDeclinedText:
    'Vous avez répondu « Pas maintenant » ({hospital}), et nous nous adressons à quelqu’un d’autre. Vous restez dans le registre, et nous pourrons vous parler d’autres demandes.',
  refused: 'Merci. Nous avons bien reçu votre réponse',
  refusedText:
    'Vous nous avez dit que vous ne pouvez pas accompagner cet hôpital maintenant : {hospital}. Votre message est parvenu à la coordination, qui vous écrira. Vous n’avez rien à faire.',
  closed: 'Votre aide n’est pas nécessaire cette fois',
  closedText:
    'Merci de votre volonté d’aider. Vous n’avez plus rien à faire pour la demande de cet hôpital : {hospital}. Cela ne dit rien de votre travail : vous restez dans le registre, et nous pourrons vous parler d’autres demandes.',
  changedMind: 'Quelque chose a-t-il changé pour vous ?',
  tooLateTitle: 'Votre réponse n’a pas été modifiée',
  tooLate: 'La demande a avancé entre-temps.',
  writeTo: 'Écrire à {email}',

  deadTitle: 'Cette question n’est pas ouverte',
  dead: 'Le délai de réponse est passé, la question a été retirée, ou l’adresse est incomplète. Vous n’avez rien à faire.',
  deadLink: 'Les questions ouvertes figurent aussi sur la page de votre candidature.',
  deadAsk: 'Vous aimeriez tout de même accompagner cet hôpital ?',
}
