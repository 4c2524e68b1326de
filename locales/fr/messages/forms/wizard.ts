import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const wizard: Translated<'fr', 'wizard'> = {
  steps: 'Étapes du formulaire',
  requiredHint: 'Tous les champs sont obligatoires, sauf mention « facultatif ».',
  back: 'Retour',
  firstStep: 'C’est la première étape.',
  submit: 'Envoyer',
  sending: 'Envoi de votre dossier',
  allOnOnePage: 'Afficher toutes les questions sur une page',
  stepByStep: 'Afficher une étape à la fois',
  titleOfStep: 'Étape {step} sur {count} : {title}',

  check: 'Vérifier vos réponses',
  summaryTitle: 'Vérifiez vos réponses',
  summaryText: 'Voici ce que nous recevrons quand vous enverrez le formulaire.',
  summaryChange: 'Modifier',
  summaryNone: 'Pas de réponse',
  summarySending: '{file} (envoi en cours)',
  toSummary: 'Retour au récapitulatif',

  chooseOne: 'Choisissez',
  chooseCountry: 'Choisissez un pays',
  addChoice: 'Saisissez ou choisissez',
  addLanguage: 'Ajouter une langue',
  addCountry: 'Saisissez un pays',
  countriesHint: 'La liste contient les pays des régions que vous avez choisies : {regions}.',
  severalHint: 'Pour en choisir plusieurs, maintenez Ctrl ou ⌘ en cliquant.',
  noLevel: 'Aucun',
  levelUnset: 'Non indiqué',
  languageRemoved: '{language} : langue retirée.',
  undo: 'Annuler',
  clear: 'Effacer',
  region: 'Région de l’OMS',
  years: 'ans',

  begin: 'Commencer',
  beginNote:
    'Environ {minutes} minutes. Vos réponses sont conservées sur cet appareil à mesure que vous écrivez : vous pouvez vous arrêter et reprendre.',
  goOn: 'Reprendre le formulaire',
  goOnNote: 'Il y a un brouillon sur cet appareil, enregistré le {date} à {time}.',

  willSave: 'Vos réponses sont conservées sur cet appareil.',
  unsaved: 'Ce navigateur ne conserve pas de brouillon. Terminez avant de fermer la page.',
  fromOtherTab: 'Mis à jour depuis une autre fenêtre à {time}',
  onThisDevice:
    'Le brouillon reste dans ce navigateur jusqu’à ce que vous l’envoyiez ou le supprimiez. Si d’autres personnes utilisent cet appareil, supprimez le brouillon avant de partir.',
  deleteDraft: 'Supprimer ce brouillon',
  deleteTitle: 'Supprimer ce brouillon ?',
  deleteText: 'Toutes les réponses qu’il contient sont retirées de cet appareil. C’est irréversible.',
  deleteYes: 'Supprimer le brouillon',
  deleteNo: 'Le garder',
  goneTitle: 'Le brouillon n’est plus sur cet appareil',
  goneText:
    'Il a été envoyé ou supprimé dans une autre fenêtre. Ce que vous écrivez maintenant commence un nouveau brouillon.',

  elsewhere: 'Terminer sur un autre appareil',
  elsewhereText:
    'Nous vous envoyons un e-mail avec un lien vers ce que vous avez déjà rempli. Il est valable 30 jours.',
  elsewhereSend: 'Recevoir le lien',
  elsewhereClose: 'Fermer',
  elsewhereSent:
    'Un lien est en route vers {email}. Il est valable 30 jours, jusqu’au {date}. Ce que vous modifiez ici à partir de maintenant n’y figure pas.',
  newerTitle: 'Vous voyez le brouillon de cet appareil',
  newerText: 'Il contient d’autres réponses que celui de votre lien.',
  newerTake: 'Utiliser plutôt celui du lien',
  newerTakenTitle: 'Vous voyez le brouillon du lien',
  newerTakenText:
    'Il a pris la place du brouillon de cet appareil, que vous pouvez rétablir tant que vous ne quittez pas cette page.',
  newerBack: 'Rétablir le brouillon précédent',

  waitingTitle: 'Il n’y a pas de connexion pour le moment',
  waitingText:
    'Inutile d’attendre ici : tout est conservé sur cet appareil et partira tout seul quand la connexion reviendra, au plus tard quand vous rouvrirez ce site.',
  filesTitle: 'Vos fichiers sont encore en route',
  filesText:
    'Votre dossier partira tout seul dès qu’ils seront arrivés. Inutile d’attendre ici : il reste sur cet appareil jusque-là.',
  filesSending: 'Envoi en cours, {file} : {percent} %',
  filesNoLine:
    'Inutile d’attendre ici : votre dossier et ses fichiers restent sur cet appareil et partiront tout seuls quand la connexion reviendra, au plus tard quand vous rouvrirez ce site.',
  filesSave:
    'Vos modifications s’enregistreront toutes seules dès qu’ils seront arrivés. Gardez cette page ouverte jusque-là.',
  filesSaveNoLine:
    'Il n’y a pas de connexion. Gardez cette page ouverte : vos modifications s’enregistreront toutes seules quand la connexion reviendra. Si vous devez partir, elles restent une semaine sur cet appareil : rouvrez alors votre lien et appuyez sur « Enregistrer ».',
  notSent: 'Pas encore envoyé',
  notSentText: 'Votre dossier attend sur cet appareil. Il partira tout seul dès qu’il y aura une connexion.',
  notSentChanged:
    'Vous avez modifié vos réponses après avoir appuyé sur « Envoyer » : l’envoi est donc suspendu. Appuyez de nouveau sur « Envoyer ».',
  notSentRequest:
    'Votre demande attend sur cet appareil. Elle partira toute seule dès qu’il y aura une connexion.',
  notSentRequestRefused: 'Votre demande n’a pas pu être envoyée. Ouvrez-la pour voir pourquoi.',
  notSentOpen: 'Ouvrir',
  notSentRefused: 'Votre dossier n’a pas pu être envoyé. Ouvrez-le pour voir pourquoi.',
  tooManyTitle: 'Veuillez patienter quelques minutes',
  uploadsFullText:
    'De nombreux fichiers venus de votre connexion attendent d’être envoyés. Vos réponses sont toujours là ; choisissez de nouveau vos fichiers plus tard.',
  tooManyText:
    'De nombreux dossiers sont partis de votre connexion. Rien n’est perdu ; envoyez de nouveau dans {count} min.',
  quickTitle: 'C’était très rapide',
  quickText:
    'Votre dossier n’a pas encore été envoyé. Rien de ce que vous avez saisi n’est perdu. Appuyez encore une fois sur « Envoyer ».',
  failed: 'Un problème est survenu. Veuillez réessayer.',
  failedText: 'Votre dossier n’a pas été envoyé. Rien de ce que vous avez saisi n’est perdu.',
  emailTakenText:
    'Il existe déjà un dossier avec cette adresse. Pour le modifier, utilisez le lien de l’e-mail que nous vous avons envoyé. Si vous ne le trouvez pas, écrivez à {coordinatorEmail}.',
  perhapsSent:
    'Une tentative précédente est restée sans réponse ; votre dossier est donc peut-être arrivé. Cherchez notre e-mail avant de l’envoyer une seconde fois.',
  changeEmail: 'Modifier l’adresse e-mail',

  sentTitle: 'Votre candidature est arrivée',
  requestArrived: 'Votre demande est arrivée',
  receipt: 'Voir l’accusé de réception',
  reference: 'Votre référence : {reference}',
}
