import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const errors: Translated<'fr', 'errors'> = {
  titleOfForm: 'Erreur : {title}',
  unexpectedTitle: 'Une erreur inattendue est survenue',
  unexpectedText:
    'Un problème est survenu de notre côté, et nous l’avons noté. Veuillez réessayer dans un instant.',
  unavailableText:
    'Le registre est inaccessible pour le moment. Veuillez réessayer dans une minute. Si vous aviez envoyé un formulaire, revenez en arrière : votre navigateur garde ce que vous avez saisi.',
  refusedTitle: 'Nous n’avons pas pu accepter cet envoi',
  refusedText:
    'La page est peut-être restée ouverte trop longtemps. Revenez en arrière, rechargez-la et envoyez de nouveau ; votre navigateur garde ce que vous avez saisi.',
  notAllowedTitle: 'Cette page ne fait pas partie de vos tâches',
  notAllowedText:
    'Votre rôle dans l’espace de gestion ne comprend pas cette page. Un administrateur peut modifier votre rôle.',
  tooLargeTitle: 'Cet envoi est trop volumineux',
  tooLargeText:
    'Chaque fichier peut faire 10 Mo au plus. Revenez en arrière et choisissez des fichiers plus petits ; votre navigateur garde ce que vous avez saisi.',
  tooManyTitle: 'Veuillez patienter un instant',
  tooManyText: {
    one: 'De nombreuses requêtes sont parties de votre connexion en peu de temps. Veuillez réessayer dans une minute.',
    many: 'De nombreuses requêtes sont parties de votre connexion en peu de temps. Veuillez réessayer dans {count} de minutes.',
    other:
      'De nombreuses requêtes sont parties de votre connexion en peu de temps. Veuillez réessayer dans {count} minutes.',
  },
  linkDeadTitle: 'Ce lien ne fonctionne plus',
  linkDeadText:
    'Le formulaire a été envoyé, ou 30 jours ont passé : nous supprimons alors le brouillon. Si vous l’avez envoyé, nous vous avons adressé un e-mail avec votre référence. Sinon, ouvrez le formulaire sur l’appareil où vous avez commencé et demandez un nouveau lien.',
  offlineTitle: 'Vous n’avez pas de connexion',
  offlineText:
    'Cette page n’est pas encore sur votre appareil. Les pages que vous avez déjà lues ici peuvent toujours s’ouvrir.',
  offlineOwn:
    'Cette page porte sur ce que vous nous avez envoyé. Elle est personnelle et n’est donc pas conservée sur cet appareil : elle s’ouvrira quand il y aura une connexion.',
  offlineChanges:
    'Vos modifications du {date} sont conservées sur cet appareil, et vous les retrouverez ici quand la connexion reviendra.',
  offlineAgain: 'Réessayer',
  offlineForms: 'Ces formulaires fonctionnent sans connexion si vous les avez déjà ouverts sur cet appareil',
  notFoundTitle: 'Nous ne trouvons pas cette page',
  notFoundText: 'L’adresse est peut-être mal saisie, ou la page a changé de place.',
  didYouMean: 'Vouliez-vous dire',
  mayHelp: 'Ces pages peuvent vous aider',
}
