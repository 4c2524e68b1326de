import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const myLink: Translated<'fr', 'myLink'> = {
  title: 'Recevoir de nouveau mon lien',
  description:
    'Recevez de nouveau par e-mail le lien vers votre candidature ou votre demande auprès du registre {name}.',
  lede: 'Vous avez postulé ou demandé un appui, et perdu notre e-mail ? Indiquez l’adresse e-mail que vous aviez utilisée. Nous vous envoyons un lien vers tout ce que vous avez déposé avec cette adresse.',
  email: 'Adresse e-mail',
  noLine:
    'Rien n’a été envoyé. Votre adresse reste ici : appuyez de nouveau sur le bouton quand la connexion sera revenue.',
  send: 'Recevoir mon lien',
  askedTitle: 'Consultez vos e-mails',
  askedText:
    'Si quelque chose nous a été envoyé avec l’adresse {email}, un lien est en route vers cette adresse. Les liens qui fonctionnent déjà et votre code PIN restent valables.',
  askedNothing:
    'Toujours rien après quelques minutes ? Regardez dans les courriers indésirables (spam), ou essayez une autre adresse que vous auriez pu utiliser. Nous n’indiquons pas ici si une adresse nous est connue. Un formulaire qui n’est pas encore envoyé a son propre lien, dans l’e-mail qui l’accompagnait.',
  waitTitle: 'Regardez d’abord vos e-mails',
  wait: {
    one: 'Cette adresse a été saisie plusieurs fois. Vous pourrez refaire la demande dans {count} minute.',
    many: 'Cette adresse a été saisie plusieurs fois. Vous pourrez refaire la demande dans {count} de minutes.',
    other: 'Cette adresse a été saisie plusieurs fois. Vous pourrez refaire la demande dans {count} minutes.',
  },
  applied: 'Dossier déjà envoyé ? Recevoir de nouveau mon lien',
}
