import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const edit: Translated<'fr', 'edit'> = {
  title: 'Modifier votre candidature',
  requestTitle: 'Modifier votre demande',
  titleOfStep: '{title} : {step}',
  allSteps: 'Toutes les étapes',

  authenticationTitle: 'Identification requise',
  authenticationText:
    'Indiquez l’adresse e-mail de votre dossier et le dernier code PIN que nous vous avons envoyé.',
  authenticationLasts: {
    one: 'Votre dossier reste ensuite ouvert {count} heure au plus ; nous vous prévenons avant de le fermer.',
    many: 'Votre dossier reste ensuite ouvert {count} d’heures au plus ; nous vous prévenons avant de le fermer.',
    other:
      'Votre dossier reste ensuite ouvert {count} heures au plus ; nous vous prévenons avant de le fermer.',
  },
  againText:
    'Votre dossier a été fermé pour protéger vos données. Rien de ce que vous avez saisi n’est perdu. Indiquez de nouveau votre e-mail et votre code PIN.',
  email: 'E-mail',
  pin: 'Code PIN',
  pinHint: 'Six chiffres. Vous pouvez les coller.',
  send: 'Envoyer',
  open: 'Ouvrir mon dossier',
  wrongCredentials: 'E-mail ou code PIN incorrect. Veuillez réessayer.',
  lastAttempt: 'Après une nouvelle erreur, vous devrez attendre avant de pouvoir réessayer.',
  notVerified: 'La vérification n’a pas abouti. Veuillez réessayer.',
  lockedMinutes: {
    one: 'Trop de tentatives erronées. Veuillez réessayer dans {count} minute.',
    many: 'Trop de tentatives erronées. Veuillez réessayer dans {count} de minutes.',
    other: 'Trop de tentatives erronées. Veuillez réessayer dans {count} minutes.',
  },
  lockedHours: {
    one: 'Trop de tentatives erronées. Veuillez réessayer dans {count} heure.',
    many: 'Trop de tentatives erronées. Veuillez réessayer dans {count} d’heures.',
    other: 'Trop de tentatives erronées. Veuillez réessayer dans {count} heures.',
  },
  newPin: 'Recevoir un nouveau code PIN',
  newPinOffer:
    'Vous n’avez pas votre code PIN sous la main ? Nous en envoyons un nouveau à l’adresse e-mail de votre dossier. L’ancien ne fonctionnera plus.',
  newPinNot: 'J’ai mon code PIN',
  newPinSent:
    'Si ce lien correspond à un dossier, un nouveau code PIN est en route vers l’adresse e-mail de ce dossier. L’ancien ne fonctionne plus.',
  newPinUsableMinutes: {
    one: 'Après ces erreurs, vous pourrez utiliser le nouveau code dans {count} minute.',
    many: 'Après ces erreurs, vous pourrez utiliser le nouveau code dans {count} de minutes.',
    other: 'Après ces erreurs, vous pourrez utiliser le nouveau code dans {count} minutes.',
  },
  newPinUsableHours: {
    one: 'Après ces erreurs, vous pourrez utiliser le nouveau code dans {count} heure.',
    many: 'Après ces erreurs, vous pourrez utiliser le nouveau code dans {count} d’heures.',
    other: 'Après ces erreurs, vous pourrez utiliser le nouveau code dans {count} heures.',
  },
  newPinFailed: 'Nous n’avons pas pu envoyer de nouveau code PIN. Veuillez réessayer.',
  newPinWait: {
    one: 'Regardez d’abord vos e-mails. Vous pourrez demander un autre code PIN dans {count} minute.',
    many: 'Regardez d’abord vos e-mails. Vous pourrez demander un autre code PIN dans {count} de minutes.',
    other: 'Regardez d’abord vos e-mails. Vous pourrez demander un autre code PIN dans {count} minutes.',
  },

  authenticationLost: 'Ce lien ne fonctionne pas ?',
  authenticationReplaced: 'Un lien plus récent l’a peut-être remplacé.',
  authenticationLink: 'Recevoir de nouveau mon lien',

  endsTitle: {
    one: 'Votre dossier se ferme dans {count} minute',
    many: 'Votre dossier se ferme dans {count} de minutes',
    other: 'Votre dossier se ferme dans {count} minutes',
  },
  endsIdle: 'Vous n’avez rien fait ici depuis un moment. Ce que vous avez saisi reste sur cet appareil.',
  endsMost:
    'Nous le fermons après un certain temps pour protéger vos données. Pour continuer, indiquez de nouveau votre code PIN ; rien de ce que vous avez saisi n’est perdu.',
  endsStay: 'Le garder ouvert',
  endsPin: 'Saisir mon code PIN',

  noScriptTitle: 'Cette page a besoin de JavaScript',

  reference: 'Référence',
  status: 'État',
  status_received: 'Reçu',
  status_reviewed: 'En cours d’examen',
  status_asked: 'Nous attendons une réponse de vous',
  status_interview: 'Nous aimerions vous parler',
  status_accepted: 'Accepté',
  status_registered: 'Inscrit au registre',
  status_paused: 'En pause',
  status_searching: 'Nous cherchons des experts pour vous',
  status_choosing: 'À vous de choisir',
  status_arranged: 'Vous avez choisi un expert',
  status_supported: 'Appui en cours',
  status_completed: 'Terminé',
  status_unmatched: 'Nous n’avons pas trouvé d’expert',
  status_declined: 'Non retenu',
  status_withdrawn: 'Retiré',
  askedTitle: 'Il nous manque quelques précisions',
  askedText:
    'Répondez aux questions de cette page. Vous pourrez ensuite de nouveau modifier toutes les autres.',
  termsTitle: 'Nos conditions ont changé',
  termsText:
    'Les nouvelles s’appliquent depuis le {day}. Veuillez les lire et les accepter ci-dessous lorsque vous enregistrez des modifications.',
  termsBySaving:
    'Les nouvelles s’appliquent depuis le {day}. Veuillez les lire : en enregistrant des modifications, vous les acceptez.',
  termsRead: 'Lire les conditions',
  correctedTitle: 'Nous avons corrigé certaines de vos réponses',
  correctedText: 'Si ce n’est pas exact, modifiez-les ci-dessous ou écrivez-nous.',
  correctedWhy: '{day}. Motif : {reason}',
  submitted: 'Envoyé',
  updated: 'Dernière modification',
  withdrawnTitle: 'Vous avez retiré ce dossier',
  withdrawnText: 'Vous pouvez encore le lire, le corriger et l’effacer.',

  pendingTitle: 'Votre nouvelle adresse e-mail attend d’être confirmée',
  pendingAt: 'Nous avons envoyé un lien à',
  pendingText:
    'Ouvrez-le depuis cette boîte et saisissez votre code PIN, avant la fin du {day}. D’ici là, nous vous écrivons à votre adresse actuelle, et c’est avec elle que vous ouvrez votre dossier.',
  pendingSend: 'Renvoyer',
  pendingSent: 'Un nouveau lien est en route. Le précédent ne fonctionne plus.',
  pendingCancel: 'Annuler le changement',
  pendingWait:
    'Nous avons déjà envoyé plusieurs liens. Regardez d’abord vos e-mails, puis réessayez dans une heure.',
  pendingCancelledTitle: 'Votre adresse e-mail reste la même',
  pendingCancelledText: 'Le lien envoyé à la nouvelle adresse ne fonctionne plus.',

  keepFile: 'Garder le fichier déjà envoyé',
  fileKept: '{size}, joint à votre dossier',

  save: 'Enregistrer',
  saving: 'Enregistrement de vos modifications',
  turnSaves: 'Passer à une autre étape enregistre d’abord vos modifications.',
  draftTitle: 'Vous voyez des modifications qui ne sont pas encore enregistrées',
  draftText:
    'Elles sont conservées sur cet appareil depuis le {date}, {time}. Nous ne les recevons que lorsque vous appuyez sur « Enregistrer ».',
  draftOlder: 'Votre dossier a été modifié depuis. Relisez-le avant d’enregistrer.',
  draftDiscard: 'Abandonner ces modifications',
  draftKept: 'Vos modifications non enregistrées sont conservées sur cet appareil.',
  draftAskTitle: 'Abandonner vos modifications ?',
  draftAskText: 'Le formulaire affichera alors votre dossier tel que nous l’avons enregistré.',
  draftAskYes: 'Les abandonner',
  draftAskNo: 'Les garder',
  noConsentTitle: 'Sans votre consentement, nous ne pouvons pas conserver votre dossier',
  noConsentText:
    'Rien n’a encore changé. Si vous souhaitez retirer votre consentement, il vous faut retirer votre dossier ou effacer vos données ; les deux se font à la fin de cette page.',
  noConsentLink: 'Aller à « Retirer » et « Effacer »',
  unchangedTitle: 'Il n’y a encore rien à enregistrer',
  unchangedText: 'Toutes les réponses sont les mêmes qu’avant.',
  againTitle: 'Votre dossier est de nouveau ouvert',
  againSave: 'Rien de ce que vous avez saisi n’est perdu. Enregistrez maintenant vos modifications.',
  failedTitle: 'Vos modifications ne sont pas enregistrées',
  failedText: 'Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer.',
  failedLater: 'Rien de ce que vous avez saisi n’est perdu. Enregistrez de nouveau dans quelques minutes.',
  failedOffline:
    'Il n’y a pas de connexion pour le moment. Rien de ce que vous avez saisi n’est perdu. Enregistrez de nouveau plus tard.',
  goneText: 'Nous ne trouvons plus ce dossier. Il a peut-être été effacé dans une autre fenêtre.',
  emailTakenText:
    'Un autre dossier utilise cette adresse. Indiquez-en une autre, ou écrivez à la coordination.',
  changeEmail: 'Modifier l’adresse e-mail',

  conflictTitle: 'Votre dossier a été modifié entre-temps',
  conflictText:
    'Il a été modifié dans une autre fenêtre après que vous l’avez ouvert ici. Vos modifications ne sont pas encore enregistrées, et rien de ce que vous avez saisi n’est perdu.',
  conflictTheirs: 'Nouvelles réponses dans l’autre version :',
  conflictBoth: 'Réponses que vous avez modifiées aussi, telles qu’elles sont dans l’autre version :',
  conflictLoad: 'Charger la version récente et garder mes modifications',
  mergedTitle: 'Voici la version récente avec vos modifications',
  mergedText: 'Relisez-la, puis enregistrez-la.',
  noAnswer: 'Pas de réponse',

  savedText: 'Nous vous avons envoyé un e-mail qui indique les questions modifiées.',
  savedUnconfirmed:
    'Nous avons envoyé un lien à {email}. Ouvrez-le depuis cette boîte et saisissez votre code PIN pour confirmer l’adresse. D’ici là, nous vous écrivons à votre adresse actuelle.',
  backToApplication: 'Revenir à mon dossier',

  rights: 'Vos données et vos droits',
  rightsLede: 'Vous n’avez à justifier aucune de ces démarches.',
  exportTitle: 'Voir toutes vos données',
  exportText:
    'Un seul fichier avec tout ce que nous détenons sur vous, lisible par une personne comme par un programme (JSON).',
  exportFiles: 'Vos fichiers PDF s’ouvrent avec « Voir », à l’étape « {step} ».',
  exportDo: 'Télécharger mes données',
  withdrawTitle: 'Retirer votre dossier',
  withdrawText:
    'Votre candidature ou votre demande est retirée : nous cessons d’y travailler. Vos données restent chez nous pendant {period}, sauf si vous les effacez avant.',
  withdrawDo: 'Retirer mon dossier',
  eraseTitle: 'Tout effacer',
  eraseText: 'Tout ce que vous nous avez envoyé et tous nos messages sont supprimés définitivement.',
  eraseDo: 'Effacer mes données',
  signOutTitle: 'Se déconnecter',
  signOutText: 'Pensez-y si d’autres personnes utilisent cet appareil.',
  signOutDo: 'Me déconnecter',
  rightsFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  rightsWrongStatus: 'Votre dossier ne peut plus être retiré. Écrivez à la coordination.',

  askWithdrawTitle: 'Retirer votre dossier ?',
  askWithdrawText:
    'Votre candidature ou votre demande est retirée : nous cessons d’y travailler et vous le confirmons par e-mail. Vous ne pourrez pas revenir en arrière, mais vous pourrez en déposer une nouvelle quand vous voudrez.',
  endsWith: 'Voici ce qui s’arrête :',
  endsWorking: 'Vous travaillez actuellement avec {name}. La collaboration s’arrête, et nous l’en informons.',
  endsChosen:
    'Vous êtes sur le point de travailler avec {name}. La collaboration ne commence pas, et nous l’en informons.',
  endsShortlists: {
    one: 'Vous figurez dans la présélection d’un hôpital. Il ne pourra plus vous choisir. S’il n’a pas encore choisi, nous l’en informons.',
    many: 'Vous figurez dans les présélections de {count} d’hôpitaux. Ils ne pourront plus vous choisir. Nous en informons ceux qui n’ont pas encore choisi.',
    other:
      'Vous figurez dans les présélections de {count} hôpitaux. Ils ne pourront plus vous choisir. Nous en informons ceux qui n’ont pas encore choisi.',
  },
  endsAsked: {
    one: 'Nous vous avons parlé d’une demande. Elle se poursuit sans vous.',
    many: 'Nous vous avons parlé de {count} de demandes. Elles se poursuivent sans vous.',
    other: 'Nous vous avons parlé de {count} demandes. Elles se poursuivent sans vous.',
  },
  endsToChooseFrom: {
    one: 'Vous pouvez encore choisir un expert. Votre présélection se ferme, et nous en informons l’expert s’il sait qu’il y figure.',
    many: 'Vous pouvez encore choisir parmi {count} d’experts. Votre présélection se ferme, et nous en informons ceux qui savent qu’ils y figurent.',
    other:
      'Vous pouvez encore choisir parmi {count} experts. Votre présélection se ferme, et nous en informons ceux qui savent qu’ils y figurent.',
  },
  askWithdrawYes: 'Oui, le retirer',
  askWithdrawNo: 'Non, revenir',
  askEraseTitle: 'Tout effacer ?',
  askEraseText:
    'Nous supprimons ce dossier et tout ce qui s’y rattache, nos messages, ainsi que ce lien et son code PIN. Les brouillons et les messages venus de votre adresse e-mail disparaissent aussi. Si vous êtes dans le registre, vous le quittez. Aucun e-mail ne le confirme, car ce serait une trace.',
  askEraseYes: 'Continuer l’effacement',
  askEraseNo: 'Non, garder mes données',
  askSurelyTitle: 'Vraiment tout effacer ?',
  askSurelyText: 'Personne ne pourra rétablir vos données, pas même nous. Confirmez encore une fois.',
  askSurelyYes: 'Tout effacer maintenant',
  askLeaveTitle: 'Quitter sans enregistrer ?',
  askLeaveText: 'Vous avez modifié des réponses sans les enregistrer. Elles seront perdues à la déconnexion.',
  askLeaveYes: 'Me déconnecter sans enregistrer',
  askLeaveNo: 'Non, revenir',

  endWithdrawnTitle: 'Votre dossier est retiré',
  endWithdrawnText:
    'Nous cessons d’y travailler et vous l’avons confirmé par e-mail. Vos données restent chez nous pendant {period}, sauf si vous les effacez avant. Vous pourrez déposer un nouveau dossier quand vous voudrez.',
  endErasedTitle: 'Vos données sont effacées',
  endErasedText:
    'Tout ce que vous nous avez envoyé et tous nos messages sont supprimés. Votre lien ne fonctionne plus. Merci du temps que vous nous avez consacré.',
  endSignedOutTitle: 'Déconnexion effectuée',
  endSignedOutText: 'Votre dossier est fermé sur cet appareil. Votre lien l’ouvre de nouveau.',
  openAgain: 'Le rouvrir',
}
