import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const selectExpert: Translated<'fr', 'selectExpert'> = {
  title: 'Choisissez votre expert',
  from: 'Hôpital demandeur : {hospital}',
  lede: {
    one: 'Notre équipe vous propose {count} personne qui correspond à votre demande.',
    many: 'Notre équipe vous propose {count} de personnes qui correspondent à votre demande. Comparez-les, puis choisissez-en une. Vous pouvez d’abord en parler avec vos collègues.',
    other:
      'Notre équipe vous propose {count} personnes qui correspondent à votre demande. Comparez-les, puis choisissez-en une. Vous pouvez d’abord en parler avec vos collègues.',
  },
  ledeUnfit: {
    one: 'Notre équipe vous avait proposé {count} personne, qui ne correspond plus à votre demande.',
    many: 'Notre équipe vous avait proposé {count} de personnes. Certaines ne correspondent plus à votre demande.',
    other:
      'Notre équipe vous avait proposé {count} personnes. Certaines ne correspondent plus à votre demande.',
  },
  again:
    'Votre présélection a été fermée pour protéger les données des experts. Votre choix est conservé. Indiquez de nouveau votre e-mail et votre code PIN.',
  noScriptTitle: 'Votre navigateur n’exécute pas JavaScript',
  noScript:
    'Vous pouvez ouvrir votre présélection sur une page plus simple, avec votre e-mail et votre code PIN. Si cela ne fonctionne pas, écrivez à la coordination depuis l’adresse indiquée dans votre demande et demandez votre présélection. N’envoyez pas votre code PIN.',
  plainOpen: 'Ouvrir la page plus simple',
  plainMissing: 'Veuillez saisir votre e-mail et votre code PIN',
  plainNotSent: 'Rien n’est encore envoyé',
  plainAgain:
    'Votre présélection a été fermée pour protéger les données des experts. Indiquez de nouveau votre e-mail et votre code PIN.',

  goTo: 'Aller à un expert',
  suggested: 'Experts proposés',
  fit: 'Adéquation avec votre demande',
  languages: 'Langues',
  otherLanguage: '{language} (autre)',
  unnamedLanguage: 'Une langue qui n’est pas nommée',
  surgery: 'Chirurgie : {subspecialty}',
  notApplicable: 'Sans objet',
  regional: 'Expérience par région',
  availability: 'Disponibilité',
  noneStated: 'Non précisé',

  nobodyYet: 'Vous n’avez encore choisi personne.',
  chooseFirst: 'Choisissez d’abord un des experts.',
  yourChoice: 'Votre choix :',
  confirm: 'Confirmer le choix',
  askTitle: 'Confirmer {name} ?',
  askText:
    'Les autres experts proposés seront automatiquement informés que le choix ne s’est pas porté sur eux cette fois. Vous ne pourrez pas revenir en arrière sur cette page.',
  askNext:
    'Notre équipe vous contactera pour les prochaines étapes : un accord de confidentialité et une lettre d’engagement.',
  goBack: 'Revenir',
  yes: 'Confirmer',
  sending: 'Envoi de votre choix',
  failed: 'Une erreur est survenue pendant l’enregistrement de votre choix.',
  failedText: 'Votre choix est conservé. Confirmez-le de nouveau. Si cela ne suffit pas, écrivez à {email}.',
  failedOffline:
    'Il n’y a pas de connexion pour le moment. Votre choix est conservé. Confirmez-le de nouveau quand vous serez en ligne.',
  againTitle: 'Votre présélection est de nouveau ouverte',
  againText: 'Rien n’est perdu. Reprenez là où vous en étiez.',
  changedTitle: 'La présélection a changé entre-temps',
  changedText: 'Votre choix n’a pas pu être conservé. Consultez de nouveau la présélection.',

  overtakenTitle: 'Votre hôpital avait déjà choisi {name}',
  overtakenOn:
    'Une personne munie de votre lien et de votre code PIN a choisi le {day} à {time} UTC, avant votre confirmation.',
  overtakenText: 'Votre choix ({name}) n’a pas été pris en compte.',
  unheardText: 'Votre réponse selon laquelle aucun des experts ne convient n’a pas été prise en compte.',

  unavailable: 'Plus disponible',
  load_engaged: 'Un autre hôpital a aussi choisi cet expert. Vous pouvez encore le choisir.',
  load_full:
    'D’autres hôpitaux ont choisi cet expert, qui ne peut pas accepter d’autre demande pour le moment.',
  takenTitle: '{name} n’est plus disponible',
  takenText:
    'Un autre hôpital a choisi cet expert entre-temps, et il ne peut pas accepter d’autre demande pour le moment. Votre choix n’a pas été envoyé. Choisissez un des autres.',
  unfit: 'Ne correspond plus',
  unfit_not_consented:
    'Vous ne pouvez pas choisir cet expert, qui ne souhaite pas être contacté pour le moment.',
  unfit_not_onsite:
    'Vous ne pouvez pas choisir cet expert : votre demande prévoit un séjour, et il ne se déplace pas.',
  unfit_no_shared_language:
    'Vous ne pouvez pas choisir cet expert, qui ne parle assez bien aucune des langues de travail de votre demande.',
  unfit_same_institution: 'Vous ne pouvez pas choisir cet expert, qui travaille dans votre hôpital.',
  unfitTitle: '{name} ne correspond plus à votre demande',
  unfitText:
    'Votre choix n’a pas été envoyé. Choisissez un des autres. Si votre demande doit redevenir ce qu’elle était, vous pouvez la modifier de nouveau, ou écrire à la coordination.',
  leftTitle: 'La présélection a changé entre-temps',
  leftText:
    '{name} ne peut plus aider et ne figure plus dans votre présélection. Votre choix n’a pas été envoyé. Choisissez un des autres.',
  nobodyTitle: 'Personne dans votre présélection n’est disponible pour le moment',
  nobodyText:
    'D’autres hôpitaux ont choisi les experts que nous vous avions proposés. Dites à la coordination ce qui compte pour vous. Elle cherchera d’autres experts et vous écrira.',
  nobodyFitsTitle: 'Vous ne pouvez choisir personne dans votre présélection pour le moment',
  nobodyFitsText:
    'Les experts que nous vous avions proposés ne correspondent plus à votre demande, ou d’autres hôpitaux les ont choisis. Dites à la coordination ce qui compte pour vous. Elle cherchera d’autres experts et vous écrira.',
  nobodyAsk: 'Demander d’autres experts',

  madeTitle: 'Vous avez choisi {name}',
  made: 'Merci. Votre choix d’expert est bien enregistré. Notre équipe vous contactera pour les étapes suivantes.',
  selected: 'Expert choisi : {name}',

  chosenTitle: 'Votre expert',
  chosenOn:
    'Vous avez choisi le {day}. Les experts sont informés 24 heures plus tard, ou dès que vous nous dites que votre choix est définitif.',
  chosenText: 'Si c’est une erreur, écrivez tout de suite à {email}.',
  closedTitle: 'Cette présélection est fermée',
  closedText: 'Il n’y a rien à choisir pour le moment. Nous vous écrirons dès qu’un choix sera possible.',
  closedAsk: 'Si vous vous attendiez à autre chose, écrivez à {email}.',

  none: 'Aucun ne nous convient',
  noneTitle: 'Aucun de ces experts ne vous convient ?',
  noneText: 'Dites-nous pourquoi. La coordination lit votre réponse, cherche de nouveau et vous écrit.',
  noneReason: 'Ce qui manque',
  noneHint: 'Par exemple une langue, un domaine, ou une période où quelqu’un pourrait venir.',
  noneSend: 'Envoyer à la coordination',
  noneSending: 'Envoi de votre motif',
  noneFailed: 'Votre motif n’a pas été envoyé',
  noneFailedText: 'Rien de ce que vous avez saisi n’est perdu. Vérifiez votre connexion et réessayez.',
  noneMade: 'Merci. Nous cherchons de nouveau.',
  noneNext: 'Votre motif est parvenu à la coordination. Elle cherche d’autres experts et vous écrira.',
}
