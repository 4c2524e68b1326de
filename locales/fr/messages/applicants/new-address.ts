import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const newAddress: Translated<'fr', 'newAddress'> = {
  confirmTitle: 'Confirmer votre nouvelle adresse e-mail',
  confirmDescription: 'Confirmez la nouvelle adresse e-mail d’un dossier déposé auprès du registre {name}.',
  confirmLede:
    'Nous écrirons alors à {email} au sujet du dossier {reference}, et c’est là aussi que nous enverrons les nouveaux codes PIN.',
  pin: 'Code PIN de votre dossier',
  pinHint: 'Six chiffres, dans l’e-mail qui contenait votre lien.',
  wrongPin: 'Ce code PIN n’est pas le bon. Veuillez réessayer.',
  confirm: 'Confirmer cette adresse',
  lostPin:
    'Pas de code PIN sous la main ? Ouvrez votre lien personnel et choisissez « Recevoir un nouveau code PIN ». Il arrivera à votre adresse actuelle.',
  confirmedTitle: 'Votre nouvelle adresse e-mail est confirmée',
  confirmedText:
    'Désormais, nous écrivons à {email}. Votre lien personnel et votre code PIN ne changent pas ; ouvrez votre dossier avec la nouvelle adresse.',
  lockedTitle: 'Un peu de patience',
  takenTitle: 'Un autre dossier utilise cette adresse',
  takenText:
    'Depuis que vous avez indiqué {email}, un autre dossier a été envoyé avec cette adresse. Votre adresse actuelle reste enregistrée. Indiquez-en une autre dans votre dossier, ou écrivez à la coordination.',
  deadConfirm:
    'Le changement a été confirmé ou annulé, un e-mail plus récent contient un autre lien, ou plus de sept jours se sont écoulés. Vous pouvez demander un nouveau lien depuis votre dossier.',

  keepTitle: 'Annuler le changement de votre adresse e-mail ?',
  keepDescription: 'Gardez l’adresse e-mail actuelle d’un dossier déposé auprès du registre {name}.',
  keepLede:
    'L’adresse actuelle du dossier {reference} reste enregistrée. Votre dossier est fermé partout où il est ouvert en ce moment.',
  keep: 'Annuler le changement',
  keptTitle: 'Votre adresse e-mail reste la même',
  keptText:
    'Si ce n’est pas vous qui avez indiqué la nouvelle adresse, quelqu’un a eu accès à votre dossier. Demandez un nouveau code PIN : ouvrez votre lien personnel et choisissez « Recevoir un nouveau code PIN ».',
  deadKeep:
    'Le changement a déjà été confirmé ou annulé, ou il a expiré au bout de sept jours. Si votre adresse a été changée contre votre gré, écrivez tout de suite à la coordination.',
}
