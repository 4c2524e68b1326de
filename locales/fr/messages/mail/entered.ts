import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const entered: Translated<'fr', 'entered'> = {
  by_paper: 'Saisi pour vous par {staff} d’après votre formulaire papier, le {date}',
  by_telephone: 'Saisi pour vous par {staff} pendant votre appel téléphonique, le {date}',
  by_other: 'Saisi pour vous par {staff}, le {date}',
  by_import: 'Saisi pour vous par {staff} d’après une liste antérieure, le {date}',
  check:
    'Vérifiez chaque réponse, corrigez ce qui est faux et ajoutez ce qui manque. Seul votre propre envoi en fait un dossier valable.',
  notYou: 'Cela ne vous concerne pas ? Supprimez-le.',

  subject: 'Vérifiez ce que nous avons saisi pour vous',
  preview: 'Cela devient votre dossier quand vous l’envoyez vous-même.',
  letter_paper: '{staff} a saisi votre formulaire papier dans le registre {name} : {what}.',
  letter_telephone:
    '{staff} a saisi dans le registre {name} ce que vous nous avez dit au téléphone : {what}.',
  letter_other: '{staff} a saisi ceci pour vous dans le registre {name} : {what}.',
  letter_import:
    '{staff} a repris dans le registre {name} votre inscription tirée d’une liste antérieure : {what}.',
  what_expert: 'une candidature d’expert',
  what_hospital: 'une demande d’appui',
  what_trainer: 'une candidature de formateur',
  open: 'Vérifier et envoyer',
  next: 'Ce que vous avez à faire',
  stepCheck: 'Vérifiez chaque réponse et corrigez ce qui est faux.',
  stepAdd: 'Ajoutez ce qui manque, par exemple vos fichiers.',
  stepConsent: 'Acceptez vous-même les conditions, puis appuyez sur « Envoyer ».',
  until:
    'Tant que vous ne l’envoyez pas, personne ne l’examine. Le lien est valable 30 jours. Si vous ne faites rien, tout est supprimé ensuite.',
  refuseText: 'Cela ne vous concerne pas, ou vous n’en voulez pas ? Supprimez-le maintenant.',
  refuse: 'Supprimer',
  safe: 'Toute personne qui a ces liens peut lire ou supprimer les réponses. Ne les transmettez pas.',
  reason:
    'Vous recevez cet e-mail parce qu’une personne de l’équipe {name} a saisi cette adresse dans un formulaire.',

  refuseTitle: 'Supprimer ce qui a été saisi pour vous ?',
  refuseDescription: 'Supprimez ce que l’équipe {name} a saisi pour vous.',
  refuseSure: 'Toutes les réponses et tous les fichiers sont supprimés aussitôt. C’est irréversible.',
  refuseYes: 'Oui, tout supprimer',
  refuseNo: 'Non, voir le formulaire',
  dead: 'Le formulaire a été envoyé ou supprimé, ou un e-mail plus récent contient un autre lien. Après 30 jours, nous le supprimons nous-mêmes.',
  refusedTitle: 'Tout est supprimé',
  refusedText: 'Rien n’en est conservé. Veuillez nous excuser pour le dérangement.',
}
