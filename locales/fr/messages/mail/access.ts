import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const access: Translated<'fr', 'access'> = {
  reference: 'Numéro de référence',
  reason: 'Vous recevez cet e-mail parce que cette adresse est enregistrée auprès du registre {name}.',

  newPinSubject: 'Votre nouveau code PIN',
  newPinPreview: 'Avec votre lien et votre adresse e-mail, il ouvre ce que vous nous avez envoyé.',
  newPinAsked: 'Vous avez demandé un nouveau code PIN. L’ancien ne fonctionne plus.',
  newPinVoid:
    'Quelqu’un a saisi de nombreuses fois un mauvais code PIN pour votre lien. Pour protéger vos données, l’ancien code ne fonctionne plus. En voici un nouveau.',
  newPinWait:
    'Un mauvais code PIN a été saisi cinq fois ? Votre lien s’ouvrira de nouveau après un certain temps, 15 minutes au moins.',
  newPinNotYou:
    'Si vous ne l’avez pas demandé, vous n’avez rien à faire. Personne d’autre que vous ne reçoit ce code.',

  newLinkSubject: 'Votre nouveau lien',
  newLinkPreview: 'Avec votre adresse e-mail et un nouveau code PIN, il ouvre ce que vous nous avez envoyé.',
  newLinkText: 'Voici un nouveau lien et un nouveau code PIN. Les anciens ne fonctionnent plus.',
  newLinkNotYou: 'Si vous ne nous les avez pas demandés, répondez à cet e-mail.',

  linkAgainSubject: 'Votre lien',
  linkAgainPreview: 'Avec votre adresse e-mail et votre code PIN, il ouvre ce que vous nous avez envoyé.',
  linkAgainText:
    'Quelqu’un nous a demandé de vous renvoyer votre lien. Le voici. Vos autres liens restent valables.',
  linkAgainNotYou:
    'Si vous ne l’avez pas demandé, vous n’avez rien à faire. Personne d’autre que vous ne reçoit ce lien, et il n’ouvre rien sans votre code PIN.',

  whichPin:
    'Le lien demande cette adresse e-mail et votre code PIN : le dernier que nous vous avons envoyé, le {day}.',
  getNewPin: 'Pas de code PIN sous la main ? En recevoir un nouveau',

  pin: 'Code PIN',
  openApplication: 'Ouvrir votre candidature',
  openRequest: 'Ouvrir votre demande',
  pinUse:
    'Ouvrez le lien, puis saisissez cette adresse e-mail et le code PIN. Ne donnez jamais ce code à quelqu’un d’autre.',

  editedApplication: 'Votre candidature a été modifiée',
  editedRequest: 'Votre demande d’appui a été modifiée',
  editedPreview: 'Voici les questions dont la réponse est nouvelle.',
  editedText: 'Nous avons enregistré vos modifications.',
  editedQuestions: 'Questions modifiées',
  editedNotYou: 'Si elles ne viennent pas de vous, répondez à cet e-mail.',

  correctedApplication: 'Nous avons corrigé votre candidature',
  correctedRequest: 'Nous avons corrigé votre demande d’appui',
  correctedPreview: 'Ces réponses ont changé.',
  correctedText:
    'Une personne de notre équipe a corrigé ce qui semblait être une erreur. Voici ce qui figurait auparavant, ce qui figure maintenant à la place, et pourquoi.',
  correctedBefore: '{question}, avant',
  correctedNow: '{question}, maintenant',
  correctedReason: 'Motif',
  correctedNotRight:
    'Si ce n’est pas exact, modifiez-le avec votre lien et votre code PIN, ou répondez à cet e-mail.',

  confirmAddressPreview: 'D’ici là, nous écrivons à votre adresse actuelle.',
  confirmAddressHeading: 'Confirmez votre nouvelle adresse e-mail',
  confirmAddressText:
    'Cette adresse a été indiquée comme nouvelle adresse e-mail d’un dossier. Pour la confirmer, ouvrez le lien et saisissez le code PIN du dossier. Nous écrirons ensuite à cette adresse.',
  confirmAddressOpen: 'Confirmer cette adresse',
  confirmAddressUntil: 'Le lien fonctionne une seule fois, jusqu’au {day}.',
  confirmAddressNotYou:
    'Si ce n’est pas vous qui l’avez indiquée, vous n’avez rien à faire. Rien ne change sans le code PIN.',
  confirmAddressReason:
    'Vous recevez cet e-mail parce que cette adresse a été saisie auprès du registre {name}.',

  addressAskedPreview: 'Rien n’a encore changé. Vous pouvez annuler.',
  addressAskedHeading: 'Une nouvelle adresse e-mail a été indiquée',
  addressAskedText:
    'Une personne qui avait ouvert votre dossier a indiqué une nouvelle adresse e-mail. Elle ne comptera qu’une fois confirmée depuis la nouvelle boîte de réception, avec votre code PIN, au plus tard le {day}. D’ici là, nous écrivons à cette adresse-ci.',
  addressAskedNotYou:
    'Si c’était vous, vous n’avez rien à faire ici. Sinon, annulez le changement. Votre dossier sera aussi fermé partout où il est ouvert.',
  addressAskedKeep: 'Annuler le changement',

  addressChangedPreview: 'Désormais, nous écrivons à une autre adresse.',
  addressChangedHeading: 'Votre adresse e-mail a été changée',
  addressChangedText:
    'L’adresse e-mail de votre dossier a été changée. Désormais, nous écrivons à la nouvelle adresse. Cet e-mail est le dernier que nous envoyons à l’ancienne.',
  addressChangedNotYou: 'Si ce n’est pas vous qui l’avez changée, répondez tout de suite à cet e-mail.',

  addressCorrectedPreview: 'Désormais, nous écrivons à cette adresse.',
  addressCorrectedHeading: 'Nous avons corrigé votre adresse e-mail',
  addressCorrectedText:
    'Une personne de notre équipe a corrigé l’adresse e-mail de votre dossier. Désormais, nous écrivons à celle-ci. Voici un nouveau lien et un nouveau code PIN. Les anciens ne fonctionnent plus.',
  addressCorrectedNotYou:
    'Si vous n’avez ni postulé ni demandé d’appui, répondez à cet e-mail et n’ouvrez pas le lien.',

  withdrawnApplication: 'Vous avez retiré votre candidature',
  withdrawnRequest: 'Votre demande d’appui est retirée',
  withdrawnPreview: 'Merci. Voici ce que cela signifie.',
  withdrawnApplicationText:
    'Merci du temps que vous nous avez consacré et de votre volonté d’aider. Vous avez retiré votre candidature, et nous ne vous solliciterons plus. Notre porte vous reste ouverte : postulez de nouveau quand vous voudrez.',
  withdrawnRequestText:
    'Vous avez retiré votre demande. Nous cessons d’y travailler. Vous pourrez en faire une nouvelle quand vous voudrez.',
  withdrawnErase:
    'Vos données restent chez nous pendant {period}, sauf si vous les effacez avant. Votre lien personnel le permet.',
  withdrawnNotYou: 'Si ce retrait ne vient pas de vous, répondez à cet e-mail.',

  finishLaterSubject: 'Reprendre votre formulaire',
  finishLaterPreview: 'Vos réponses vous attendent pendant 30 jours.',
  finishLaterText:
    'Vos réponses sont conservées pendant 30 jours. Ouvrez ce lien sur l’appareil où vous voulez continuer.',
  finishLaterOpen: 'Reprendre le formulaire',
  finishLaterSafe: 'Toute personne qui a ce lien peut lire vos réponses. Ne le transmettez pas.',
  finishLaterReason:
    'Vous recevez cet e-mail parce que cette adresse a été saisie dans un formulaire {name}. Si ce n’était pas vous, vous n’avez rien à faire.',
}
