import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const moves: Translated<'fr', 'moves'> = {
  reason: 'Vous recevez cet e-mail parce que vous avez envoyé une candidature à {name}.',
  reasonRequest: 'Vous recevez cet e-mail parce que vous avez demandé un appui à {name}.',
  question: '– {label}',
  endedTitle: 'Ceci prend fin en même temps, sans que vous ayez rien à faire :',
  endedCollaborations: '– les collaborations auxquelles vous participez ({count})',
  endedShortlists: '– les présélections d’hôpitaux où figure votre nom ({count})',
  endedQuestions: '– nos questions pour savoir si une demande vous convient ({count})',
  endedChoice: '– votre choix parmi les experts proposés ({count})',

  registry_info_requested_subject: 'Nous avons une question sur votre candidature',
  registry_info_requested_text:
    'Merci de votre candidature. Avant de poursuivre, nous avons besoin de quelques précisions.\n{note}\nOuvrez le lien ci-dessous et revoyez ces questions :\n{questions}\nVotre code PIN se trouve dans l’e-mail qui a confirmé votre candidature. Si vous ne le trouvez pas, la page vous en envoie un nouveau.',
  registry_interview_subject: 'Nous aimerions vous parler',
  registry_interview_text:
    'Merci de votre candidature. Nous l’avons lue, et nous aimerions vous parler. Cela prend environ une demi-heure, par vidéo ou par téléphone.\nRépondez à cet e-mail en indiquant deux ou trois moments qui vous conviennent, ainsi que votre fuseau horaire.',
  registry_accepted_subject: 'Votre candidature est acceptée',
  registry_accepted_text:
    'Nous avons le plaisir de vous annoncer que votre candidature est acceptée. Bienvenue !\nNous allons maintenant préparer avec vous votre inscription au registre. Nous vous écrirons bientôt à ce sujet.',
  registry_active_subject: 'Vous êtes dans le registre',
  registry_active_text:
    'Votre inscription au registre est complète. Désormais, nous pourrons vous solliciter quand une demande correspondra à ce que vous offrez. Vous êtes toujours libre de dire non.\nSi quelque chose change, ouvrez votre lien personnel et corrigez-le.',
  registry_resumed_subject: 'Votre inscription est de nouveau active',
  registry_resumed_text:
    'Votre inscription au registre est de nouveau active. Nous pourrons vous solliciter quand une demande correspondra à ce que vous offrez.',
  registry_paused_subject: 'Votre inscription est en pause',
  registry_paused_text:
    'Votre inscription au registre est en pause. Nous ne vous sollicitons pas tant qu’elle n’est pas de nouveau active.\nQuand vous voudrez reprendre, répondez à cet e-mail.',
  registry_declined_subject: 'Au sujet de votre candidature',
  registry_declined_text:
    'Merci de votre candidature et du temps que vous y avez consacré. Nous l’avons lue avec attention. Nous ne pouvons pas l’accepter pour le moment.\nSi vous souhaitez en savoir plus, répondez à cet e-mail. Vous pourrez postuler de nouveau quand vous voudrez.',
  registry_withdrawn_subject: 'Votre retrait, comme vous l’avez demandé',
  registry_withdrawn_text:
    'Merci du temps que vous nous avez consacré et de votre volonté d’aider.\nComme vous l’avez demandé, nous avons retiré ce que vous nous aviez envoyé, et nous ne vous solliciterons plus. Notre porte vous reste ouverte : postulez de nouveau quand vous voudrez.\nVos données restent chez nous pendant {period}, sauf si vous les effacez avant. Votre lien personnel le permet.',

  hospital_info_requested_subject: 'Nous avons une question sur votre demande',
  hospital_info_requested_text:
    'Merci de votre demande d’appui. Avant de poursuivre, nous avons besoin de quelques précisions.\n{note}\nOuvrez le lien ci-dessous et revoyez ces questions :\n{questions}\nVotre code PIN se trouve dans l’e-mail qui a confirmé votre demande. Si vous ne le trouvez pas, la page vous en envoie un nouveau.',
  hospital_eligible_subject: 'Nous cherchons des experts pour vous',
  hospital_eligible_text:
    'Nous avons lu votre demande d’appui, et nous pouvons vous aider. Nous cherchons maintenant des experts qui répondent à vos besoins.\nNous vous enverrons une présélection, dans laquelle vous choisirez un expert.',
  hospital_again_subject: 'Nous cherchons un autre expert pour vous',
  hospital_again_text:
    'Votre expert ne peut pas continuer. Nous en sommes désolés. Nous cherchons d’autres experts qui répondent à vos besoins.\nNous vous enverrons une nouvelle présélection, dans laquelle vous choisirez un expert.',
  hospital_active_subject: 'L’appui à votre hôpital commence',
  hospital_active_text:
    'L’appui à votre hôpital commence maintenant. Vous convenez des détails directement avec votre expert.\nSi quelque chose ne se passe pas comme il faudrait, répondez à cet e-mail.',
  hospital_completed_subject: 'L’appui à votre hôpital est terminé',
  hospital_completed_text:
    'L’appui à votre hôpital est terminé. Merci d’avoir travaillé avec nous.\nNous aimerions savoir comment cela s’est passé. Vous pourrez de nouveau demander un appui quand vous en aurez besoin.',
  hospital_no_match_subject: 'Au sujet de votre demande d’appui',
  hospital_no_match_text:
    'Nous avons cherché un expert qui corresponde à votre demande, et nous n’en avons pas trouvé. Nous en sommes désolés.\nLe registre s’agrandit : vous pourrez donc refaire une demande plus tard. Si vous souhaitez en savoir plus, répondez à cet e-mail.',
  hospital_declined_subject: 'Au sujet de votre demande d’appui',
  hospital_declined_text:
    'Merci de votre demande. Nous l’avons lue avec attention. Nous ne pouvons pas y répondre favorablement pour le moment.\nSi vous souhaitez en savoir plus, répondez à cet e-mail. Vous pourrez refaire une demande quand vous voudrez.',
  hospital_withdrawn_subject: 'Votre demande d’appui est retirée',
  hospital_withdrawn_text:
    'Comme vous l’avez demandé, nous avons retiré votre demande. Nous cessons d’y travailler. Vous pourrez en faire une nouvelle quand vous voudrez.\nVos données restent chez nous pendant {period}, sauf si vous les effacez avant. Votre lien personnel le permet.',
}
