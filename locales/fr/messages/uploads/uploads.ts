import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const uploads: Translated<'fr', 'uploads'> = {
  choose: 'Choisir un PDF',
  drop: 'ou déposez-le ici',
  phone: 'Comment faire un PDF avec un téléphone',
  phoneText:
    'Papier : sur un iPhone, ouvrez Notes, puis Scanner les documents ; sur Android, ouvrez Google Drive, puis + et Numériser. Document : dans son application, choisissez Partager ou Imprimer, puis Enregistrer au format PDF.',
  again: 'En choisir un autre',
  notTaken: '« {file} » n’a pas pu être accepté',
  chooseThere: 'Choisissez un autre fichier à l’étape « {step} »',
  progress: 'Progression du transfert',
  cancel: 'Annuler le transfert : {file}',
  remove: 'Retirer le fichier {file}',
  view: 'Voir',
  tryNow: 'Réessayer',
  replace: 'Nous avons ce fichier. N’en choisissez un autre que pour le remplacer.',

  kilobytes: '{count} Ko',
  megabytes: '{count} Mo',

  sending: '{sent} sur {size}',
  sendingLeft: '{sent} sur {size}, {left}',
  secondsLeft: {
    one: 'encore {count} seconde environ',
    many: 'encore {count} de secondes environ',
    other: 'encore {count} secondes environ',
  },
  fewSecondsLeft: 'encore quelques secondes',
  minutesLeft: {
    one: 'encore {count} minute environ',
    many: 'encore {count} de minutes environ',
    other: 'encore {count} minutes environ',
  },
  hourLeft: 'encore plus d’une heure',
  asking: 'Vérification de ce qui est arrivé',
  noLine:
    'Il n’y a pas de connexion. Déjà arrivé, et en sécurité : {sent} sur {size}. Le transfert reprendra tout seul.',
  noLineYet: 'Il n’y a pas de connexion. Le transfert reprendra tout seul quand elle reviendra.',
  busy: 'Notre serveur est occupé. Déjà arrivé, et en sécurité : {sent} sur {size}. Le transfert reprendra tout seul.',
  busyYet: 'Notre serveur est occupé. Le transfert reprendra tout seul.',
  shareFull:
    'De nombreux fichiers venus de votre connexion attendent d’être envoyés avec un formulaire. Le transfert reprendra tout seul quand certains auront été envoyés ou retirés.',
  checking: 'Tout est arrivé. Nous vérifions le fichier.',
  sent: '{size}, transféré',
  sentBefore: 'Transféré',

  empty: 'Ce fichier est vide. Veuillez l’enregistrer de nouveau et choisir le nouveau fichier.',
  notInside:
    'Ce fichier porte un nom de PDF, mais son contenu est d’un autre type. Veuillez l’enregistrer ou l’imprimer en PDF et choisir celui-ci.',
  unreadable:
    'Votre appareil ne peut pas ouvrir ce fichier. Veuillez l’enregistrer sur l’appareil lui-même et le choisir de nouveau.',
  lost: 'Votre appareil n’a pas pu conserver ce fichier. Veuillez le choisir de nouveau.',

  saidStarted: '{file} : le transfert a commencé.',
  saidWaiting: '{file} : le transfert est en attente. Il reprendra tout seul.',
  saidGoingOn: '{file} : le transfert continue.',
  saidSent: '{file} : transfert terminé.',
  saidRefused: '{file} : {why}',
  saidCancelled: '{file} : le transfert est annulé.',
  saidRemoved: '{file} : fichier retiré.',
}
