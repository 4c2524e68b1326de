import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const choosing: Translated<'fr', 'choosing'> = {
  openShortlist: 'Voir les experts proposés',
  noticeReason:
    'Vous recevez cet e-mail parce que les nouvelles des demandes et de leurs experts sont annoncées à la coordination {name}.',

  shortlist_subject: 'Choisissez votre expert',
  shortlist_text:
    'Nous avons trouvé des experts qui correspondent à votre demande d’appui. Ouvrez le lien ci-dessous avec votre adresse e-mail et votre code PIN. Vous pouvez comparer les experts côte à côte. Choisissez-en un et confirmez votre choix. Les autres ne sont alors pas retenus.\nAucun ne vous convient ? La même page vous permet de nous dire pourquoi, et nous poursuivons la recherche.\nVotre code PIN est celui que vous avez déjà. Si vous ne le trouvez pas, la page vous en envoie un nouveau.',
  shortlistReminder_subject: 'Vos experts attendent votre choix',
  shortlistReminder_text:
    'Nous vous avons proposé des experts qui correspondent à votre demande d’appui, et vous n’avez pas encore choisi. Ouvrez le lien ci-dessous avec votre adresse e-mail et votre code PIN, comparez les experts et choisissez-en un.\nAucun ne vous convient ? La même page vous permet de nous dire pourquoi, et nous poursuivons la recherche.\nVotre code PIN est celui que vous avez déjà. Si vous ne le trouvez pas, la page vous en envoie un nouveau.',
  chosen_subject: 'Vous avez choisi votre expert',
  chosen_text:
    'Merci. Votre choix nous est parvenu. Nous vous écrirons au sujet des prochaines étapes.\nC’était une erreur ? Répondez à cet e-mail dans les 24 heures. Jusque-là, aucun expert ne connaît votre choix, et nous pouvons l’annuler, sauf si vous nous dites auparavant qu’il est définitif.',
  undone_subject: 'Votre choix est annulé',
  undone_text:
    'Notre équipe a annulé votre choix, ou votre réponse selon laquelle aucun des experts ne vous convient. Nous ne le faisons que dans les 24 heures, le plus souvent parce qu’un hôpital nous le demande. Rien n’est décidé, et aucun des experts n’a été informé. Si cela vous surprend, répondez à cet e-mail et nous vous dirons pourquoi.\nOuvrez le lien ci-dessous et choisissez de nouveau. Votre code PIN est celui que vous avez déjà.',
  selected_subject: 'Le choix d’un hôpital s’est porté sur vous',
  selected_text:
    'Nous avons le plaisir de vous annoncer que le choix d’un hôpital s’est porté sur vous : vous serez son expert. Merci de votre volonté d’aider.\nNous préparons la collaboration avec vous deux et vous écrirons au sujet des prochaines étapes. La page de votre candidature indique sur quoi porte la demande. Ouvrez-la avec le lien ci-dessous et le code PIN que vous avez déjà.\nVous ne pouvez finalement pas aider ? Répondez sans tarder à cet e-mail.',
  notSelected_subject: 'Le choix ne s’est pas porté sur vous cette fois',
  notSelected_text:
    'Merci de votre volonté d’aider. Pour cette demande, le choix ne s’est pas porté sur vous. Vous n’avez plus rien à faire.\nCela ne dit rien de votre travail : un hôpital cherche la personne qui convient le mieux à sa propre situation. Vous restez dans le registre, et nous vous solliciterons de nouveau quand une demande correspondra à ce que vous offrez.',
  notNeeded_subject: 'Votre aide n’est pas nécessaire cette fois',
  notNeeded_text:
    'Merci d’avoir proposé votre aide. Pour cette demande, elle n’est finalement pas nécessaire. Vous n’avez plus rien à faire.\nCela ne dit rien de votre travail. Vous restez dans le registre, et nous vous solliciterons de nouveau quand une demande correspondra à ce que vous offrez.',
  cannotNow_subject: 'Merci de nous avoir prévenus',
  cannotNow_text:
    'Nous avons noté que vous ne pouvez pas aider pour cette demande actuellement. Vous n’avez plus rien à faire, et nous cherchons quelqu’un d’autre.\nMerci de votre volonté d’aider. Vous restez dans le registre, et nous vous solliciterons de nouveau quand une demande correspondra à ce que vous offrez. Si ce n’est pas exact, répondez à cet e-mail.',
  requestEnded_subject: 'Une demande a pris fin',
  requestEnded_text:
    'Nous vous avions écrit au sujet d’une demande d’appui. Elle a pris fin ; vous n’avez donc plus rien à faire.\nMerci de votre volonté d’aider. Vous restez dans le registre, et nous vous solliciterons de nouveau quand une demande correspondra à ce que vous offrez.',
  fewerExperts_subject: 'Un de vos experts ne peut plus aider',
  fewerExperts_text:
    'Un des experts que nous vous avons proposés ne peut plus aider et ne figure plus dans votre présélection.\nChoisissez parmi les autres. Si aucun ne vous convient, nous poursuivons la recherche. Votre code PIN est celui que vous avez déjà.',
  noExperts_subject: 'Nous cherchons d’autres experts',
  noExperts_text:
    'Nous sommes désolés : les experts que nous vous avons proposés ne peuvent plus aider.\nVous n’avez rien à faire. Nous en cherchons d’autres et vous écrirons bientôt.',
  noneSuits_subject: 'Nous cherchons d’autres experts pour vous',
  noneSuits_text:
    'Merci de nous avoir dit qu’aucun des experts proposés ne vous convient, et pourquoi. Cela nous aide à poursuivre la recherche.\nVous n’avez rien à faire. Nous vous écrirons quand nous en aurons trouvé d’autres.\nC’était une erreur ? Répondez à cet e-mail dans les 24 heures, et nous pourrons l’annuler.',
  expertLeft_subject: 'Votre expert ne peut pas continuer',
  expertLeft_text:
    'Nous sommes désolés : l’expert que vous avez choisi ne peut plus vous accompagner.\nVous n’avez rien à faire. Nous voyons ce qui est possible maintenant et vous écrirons bientôt.',

  chosenNotice_subject: 'Un hôpital a choisi son expert',
  chosenNotice_text:
    'Un hôpital a choisi un des experts de sa présélection. Pendant 24 heures, il peut changer d’avis, et aucun expert n’est informé. Jusque-là, vous pouvez annuler le choix. Vous ne pouvez le confirmer plus tôt que si l’hôpital vous dit qu’il est définitif.',
  noneSuitsNotice_subject: 'Aucun des experts ne convient à un hôpital',
  noneSuitsNotice_text:
    'Un hôpital a examiné sa présélection et n’a choisi personne. La demande est de nouveau ouverte. Les experts seront informés dans 24 heures. D’ici là, vous pouvez annuler. Voici ce que dit l’hôpital :',
  expertLeftNotice_subject: 'Un expert quitte une demande',
  expertLeftNotice_text:
    'Un expert qui figure dans la présélection d’un hôpital, ou qu’un hôpital a choisi, ne peut plus aider. L’hôpital a été informé. Voyez ce dont la demande a besoin maintenant.',
  hospitalChangedNotice_subject: 'Un hôpital a modifié sa demande',
  hospitalChangedNotice_text:
    'Un hôpital a modifié des réponses de sa demande dont dépend la mise en relation, alors que des experts lui sont proposés, sont sollicités ou choisis. Vérifiez s’ils correspondent encore. L’historique de la demande contient les anciennes et les nouvelles réponses.',
  expertChangedNotice_subject: 'Un expert a modifié ses réponses',
  expertChangedNotice_text:
    'Un expert proposé, sollicité ou choisi pour une demande a modifié des réponses dont dépend la mise en relation. Vérifiez s’il correspond encore. L’historique de sa candidature contient les anciennes et les nouvelles réponses.',
  changedQuestions: 'Réponses modifiées',
  openExpert: 'Ouvrir la candidature de l’expert',
  expertTakenNotice_subject: 'Un expert d’une présélection n’est plus disponible',
  expertTakenNotice_text:
    'Un autre hôpital a choisi un expert qui figure aussi dans la présélection de cette demande. Cet expert suit maintenant autant de demandes qu’il est permis. L’hôpital le voit sur sa page et peut choisir un des autres.',
  nobodyFreeNotice_subject: 'Plus personne n’est disponible dans une présélection',
  nobodyFreeNotice_text:
    'Un autre hôpital a choisi le dernier expert libre de la présélection de cette demande. L’hôpital ne peut plus choisir personne. Sa page l’invite à vous dire ce dont il a besoin ; sa réponse rouvre la demande. Écrivez à l’hôpital s’il ne répond pas.',
}
