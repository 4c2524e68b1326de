import type { Translated } from '../../../../src/domain/messages/translation.ts'
import { reportNames } from '../programme/reports.ts'

export const collaboration: Translated<'fr', 'collaboration'> = {
  reason: 'Vous recevez cet e-mail parce que vous participez à une collaboration {name}.',
  request: 'Numéro de référence de la demande',
  startsOn: 'Début le',
  endsOn: 'Fin le',
  report: 'Rapport',
  dueOn: 'À remettre pour le',
  due: '{report}, à remettre pour le',
  ...reportNames,

  confirmed_expert_subject: 'Avant de commencer : l’accord de confidentialité',
  confirmed_expert_text:
    'Le choix de l’hôpital est confirmé. Merci de votre appui.\nOuvrez le lien ci-dessous, lisez l’accord de confidentialité et acceptez-le. L’hôpital l’accepte aussi.',
  confirmed_hospital_subject: 'Avant de commencer : l’accord et votre lettre d’engagement',
  confirmed_hospital_text:
    'Votre choix d’un expert est confirmé.\nOuvrez le lien ci-dessous pour deux choses : accepter l’accord de confidentialité, et remettre votre lettre d’engagement sous forme de fichier PDF. L’expert accepte l’accord, lui aussi.',
  search_again_subject: 'Nous cherchons un autre expert pour vous',
  search_again_text:
    'L’expert que vous avez choisi ne peut finalement pas vous accompagner. Nous en sommes désolés.\nNous cherchons d’autres experts qui correspondent à votre demande. Nous vous enverrons une nouvelle présélection.',
  choose_again_subject: 'Choisissez un autre expert',
  choose_again_text:
    'L’expert que vous avez choisi ne peut finalement pas vous accompagner. Nous en sommes désolés.\nLes autres experts de votre présélection le peuvent encore. Ouvrez le lien ci-dessous et choisissez l’un d’eux.',
  begun_expert_subject: 'Votre collaboration commence',
  begun_expert_text:
    'L’accord est signé et la lettre d’engagement est arrivée. Votre collaboration commence.\nNous vous demandons deux courts rapports, au plus tard aux dates ci-dessous. Le lien ci-dessous les affiche et permet de les remettre.\nMerci du temps que vous donnez.',
  begun_hospital_subject: 'L’appui à votre hôpital commence',
  begun_hospital_text:
    'L’accord est signé et votre lettre d’engagement est arrivée. L’appui à votre hôpital commence. Vous convenez des détails directement avec votre expert.\nÀ la fin, nous vous demandons un retour d’expérience, au plus tard à la date ci-dessous. Le lien ci-dessous montre ce qui est attendu et permet de le remettre.',
  last_day_expert_subject: 'La date de fin de votre collaboration change',
  last_day_expert_text:
    'Le dernier jour de votre collaboration a changé. Les dates des rapports encore attendus changent aussi. Vous les trouvez ci-dessous.\nVoici pourquoi :',
  last_day_hospital_subject: 'La date de fin de l’appui à votre hôpital change',
  last_day_hospital_text:
    'Le dernier jour de l’appui a changé. Si votre retour d’expérience est encore attendu, sa date a changé aussi. Vous la trouvez ci-dessous.\nVoici pourquoi :',
  resumed_expert_subject: 'Votre collaboration reprend',
  resumed_expert_text:
    'Votre collaboration avec l’hôpital était en pause. Elle reprend maintenant. Ouvrez votre candidature avec le lien ci-dessous et le code PIN que vous avez déjà : vous y verrez les dates de vos rapports.',
  resumed_hospital_subject: 'L’appui à votre hôpital reprend',
  resumed_hospital_text:
    'Votre collaboration avec l’expert était en pause. Elle reprend maintenant. Ouvrez votre demande avec le lien ci-dessous et le code PIN que vous avez déjà : vous y verrez les dates de vos rapports.',
  ended_expert_subject: 'Votre collaboration a pris fin plus tôt que prévu',
  ended_expert_text:
    'Votre collaboration a pris fin plus tôt que prévu. Aucun autre rapport n’est nécessaire.\nMerci du temps que vous avez donné. Si vous souhaitez en savoir plus, répondez à cet e-mail.',
  ended_hospital_subject: 'L’appui à votre hôpital a pris fin plus tôt que prévu',
  ended_hospital_text:
    'L’appui à votre hôpital a pris fin plus tôt que prévu. Aucun autre rapport n’est nécessaire.\nNous vous écrirons pour vous dire ce qui est possible ensuite. Si vous souhaitez en savoir plus, répondez à cet e-mail.',
  completed_expert_subject: 'Votre collaboration est terminée',
  completed_expert_text:
    'Votre collaboration est terminée, et tous les rapports sont arrivés. Merci de votre appui.\nVotre certificat de reconnaissance vous attend : le lien ci-dessous y mène.',
  completed_hospital_subject: 'L’appui à votre hôpital est terminé',
  completed_hospital_text:
    'L’appui à votre hôpital est terminé, et tous les rapports sont arrivés. Merci d’avoir travaillé avec nous.\nVous pourrez de nouveau demander un appui quand vous en aurez besoin.',
  report_returned_subject: 'Nous avons une question sur votre rapport',
  report_returned_text:
    'Merci de votre rapport. Avant que nous puissions l’accepter, nous vous demandons de le revoir.\nVoici ce qu’il nous faut :',
  remind_agreement_subject: 'Accord de confidentialité : nous attendons votre acceptation',
  remind_agreement_text:
    'Avant que la collaboration puisse commencer, vous devez accepter l’accord de confidentialité. Ouvrez le lien ci-dessous, lisez-le et acceptez-le. Cela ne prend pas longtemps.\nSi quelque chose vous en empêche, répondez à cet e-mail.',
  remind_letter_subject: 'Nous attendons votre lettre d’engagement',
  remind_letter_text:
    'Avant que l’appui puisse commencer, il nous faut votre lettre d’engagement sous forme de fichier PDF. Le lien ci-dessous permet de la remettre.\nSi quelque chose vous en empêche, répondez à cet e-mail.',
  remind_agreement_letter_subject:
    'Nous attendons votre acceptation de l’accord et votre lettre d’engagement',
  remind_agreement_letter_text:
    'Avant que l’appui puisse commencer, il nous faut deux choses : que vous acceptiez l’accord de confidentialité, et que vous remettiez votre lettre d’engagement sous forme de fichier PDF. Le lien ci-dessous sert aux deux.\nSi quelque chose vous en empêche, répondez à cet e-mail.',
  report_ahead_subject: 'Rappel : votre rapport',
  report_ahead_text:
    'Un de vos rapports est attendu à la date ci-dessous. Le lien ci-dessous permet de le remettre. Cela ne prend pas longtemps.',
  report_soon_subject: 'Votre rapport est attendu dans deux semaines',
  report_soon_text:
    'Un de vos rapports est bientôt attendu. Le lien ci-dessous permet de le remettre. Cela ne prend pas longtemps.',
  report_today_subject: 'Votre rapport est attendu aujourd’hui',
  report_today_text:
    'Un de vos rapports est attendu aujourd’hui. Le lien ci-dessous permet de le remettre. Cela ne prend pas longtemps.',
  report_overdue_subject: 'Votre rapport est en retard',
  report_overdue_text:
    'Nous attendons encore un de vos rapports. Le lien ci-dessous permet de le remettre. Cela ne prend pas longtemps.\nSi quelque chose vous en empêche, répondez à cet e-mail.',
}
