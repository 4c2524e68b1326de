import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const mail: Translated<'fr', 'mail'> = {
  next: 'Et ensuite',
  reply:
    'Vous voulez ajouter quelque chose ? Répondez à cet e-mail. Votre réponse parvient à la coordination.',
  askUs: 'Des questions ? Écrivez à {email}',
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse :',
  person: '{name} {surname}',
  salutation: 'Bonjour {person},',

  messageReceiptSubject: 'Nous avons reçu votre message',
  messageReceiptPreview: 'La coordination le lit et vous répond par e-mail.',
  messageReceiptText: 'Merci d’avoir écrit à {name}. Votre message est bien arrivé.',
  messageReceiptRead: 'La coordination lit votre message.',
  messageReceiptAnswer:
    'Dans un délai de {answerTime}, vous recevrez à cette adresse une réponse rédigée par une personne.',
  messageReceiptReason:
    'Vous recevez cet e-mail parce que cette adresse a été saisie dans le formulaire de contact {name}. Si ce n’était pas vous, répondez-nous pour le signaler.',

  messageNoticeSubject: 'Message envoyé par {person}',
  messageNoticePreview: 'Envoyé avec le formulaire de contact. Pour répondre, répondez à cet e-mail.',
  messageNoticeText:
    'Ce message est venu par le formulaire de contact. Pour écrire à {person}, répondez à cet e-mail.',
  messageNoticeKept:
    'Un numéro de téléphone éventuel ne voyage pas par e-mail. Il est conservé dans le registre.',
  messageNoticeReason: 'Vous recevez cet e-mail parce que les messages à {name} arrivent à cette adresse.',

  noticeRequest: 'Demande',
  noticeHospital: 'Hôpital',
  noticeExpert: 'Expert',
  openRequest: 'Ouvrir la demande',
  openApplication: 'Ouvrir la candidature',
  openMatch: 'Ouvrir la mise en relation',

  programme_signed: 'L’accord et la lettre d’engagement sont complets',
  programme_midterm_report: 'Un rapport à mi-parcours est arrivé',
  programme_final_report: 'Un rapport final est arrivé',
  programme_feedback_report: 'Un retour d’expérience est arrivé',
  programmeSignedNext:
    'Les deux parties ont accepté l’accord, et la lettre est arrivée. La collaboration peut commencer.',
  programmeReportNext: 'Lisez-le, puis acceptez-le ou renvoyez-le.',
  programmeReason:
    'Vous recevez cet e-mail parce que les nouvelles des collaborations {name} arrivent à cette adresse.',

  withReference: '{subject} ({reference})',
  reference: 'Numéro de référence',
  quoteReference: 'Indiquez votre numéro de référence quand vous nous écrivez.',
  receiptPreview: 'Votre numéro de référence est {reference}. Voici la suite.',
  receiptReason:
    'Vous recevez cet e-mail parce que cette adresse a été saisie dans un formulaire {name}. Si ce n’était pas vous, répondez-nous pour le signaler.',

  expertReceiptHeading: 'Nous avons reçu votre candidature',
  expertReceiptText: 'Merci d’offrir votre appui en tant qu’expert. Votre candidature est bien arrivée.',
  expertReceiptReview: 'Nous lisons votre candidature et répondons dans un délai de {answerTime}.',
  expertReceiptInterview: 'Nous vous inviterons peut-être à un court entretien.',
  expertReceiptDecision: 'Nous vous écrivons pour vous annoncer notre décision et la suite.',

  trainerReceiptHeading: 'Nous avons reçu votre candidature',
  trainerReceiptText:
    'Merci de proposer d’enseigner le bon usage des antimicrobiens. Votre candidature est bien arrivée.',
  trainerReceiptReview: 'Nous lisons votre candidature et répondons dans un délai de {answerTime}.',
  trainerReceiptDecision: 'Nous vous écrivons pour vous annoncer notre décision et la suite.',

  hospitalReceiptHeading: 'Nous avons reçu votre demande d’appui',
  hospitalReceiptText: 'Merci de nous avoir écrit. Votre demande est bien arrivée.',
  hospitalReceiptReview:
    'Nous lisons votre demande, répondons dans un délai de {answerTime} et vous appellerons peut-être pour vous poser des questions.',
  hospitalReceiptShortlist:
    'Vous recevez une présélection d’experts qui correspondent à votre demande, et vous en choisissez un.',
  hospitalReceiptBegin: 'Vous convenez des détails avec l’expert, et vous commencez.',

  expertNoticeHeading: 'Un expert a postulé',
  trainerNoticeHeading: 'Un formateur a postulé',
  hospitalNoticeHeading: 'Un hôpital demande un appui',
  noticePreview: 'À vous de l’examiner.',
  noticeText: 'À vous de l’examiner. Ces réponses peuvent voyager par e-mail :',
  otherInRegistry: 'autre chose (voir le registre)',
  otherUnsaid: 'autre chose (sans précision)',
  noticeKept:
    'Les coordonnées, les textes longs et les fichiers ne voyagent pas par e-mail. Ils sont conservés dans le registre.',
  noticeReason:
    'Vous recevez cet e-mail parce que les dossiers adressés à {name} sont annoncés à cette adresse.',
}
