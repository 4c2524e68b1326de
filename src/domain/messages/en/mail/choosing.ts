/** Mails about the experts whom a hospital chooses among, and about those who leave before the end. */
export const choosing = {
  openShortlist: 'Open the suggested experts',
  noticeReason:
    'You get this mail because news of requests and their experts are announced to the coordinator of {name}.',

  shortlist_subject: 'Please choose your expert',
  shortlist_text:
    'We have found experts who fit your request for support. Open the link below with your email address and your PIN. You can compare the experts side by side. Choose one, and confirm your choice. The others are then not selected.\nDoes none of them suit you? The same page lets you tell us why, and we look further.\nYour PIN is the one that you have. If you cannot find it, the page sends you a new one.',
  shortlistReminder_subject: 'Your experts wait for your choice',
  shortlistReminder_text:
    'We have suggested experts who fit your request for support, and you have not chosen one yet. Open the link below with your email address and your PIN, compare the experts and choose one.\nDoes none of them suit you? The same page lets you tell us why, and we look further.\nYour PIN is the one that you have. If you cannot find it, the page sends you a new one.',
  chosen_subject: 'You have chosen your expert',
  chosen_text:
    'Thank you. Your choice has arrived. We write to you about the next steps.\nWas it a mistake? Please reply to this mail within 24 hours. Until then no expert knows of your choice, and we can take it back, unless you tell us before that it stands.',
  undone_subject: 'Your choice is taken back',
  undone_text:
    'Our team has taken back your choice, or your answer that none of the experts suits you. We do this only within 24 hours, mostly because a hospital asks us to. Nothing is decided, and none of the experts was told. If you did not expect it, reply to this mail and we tell you why.\nPlease open the link below and choose again. Your PIN is the one that you have.',
  selected_subject: 'A hospital has chosen you',
  selected_text:
    'We are glad to tell you that a hospital has chosen you as its expert. Thank you for your readiness to help.\nWe prepare the collaboration with both of you and write to you about the next steps. Your application shows what the request is about. Open it with the link below and the PIN that you have.\nCan you not help after all? Please reply to this mail soon.',
  notSelected_subject: 'You were not selected this time',
  notSelected_text:
    'Thank you for your readiness to help. For this request you were not selected. It needs nothing more from you.\nThis says nothing about your work: a hospital looks for the one who fits its own situation best. You stay in the registry, and we ask you again when something fits what you offer.',
  notNeeded_subject: 'You are not needed this time',
  notNeeded_text:
    'Thank you for saying that you would help. For this request we do not need you after all. It needs nothing more from you.\nThis says nothing about your work. You stay in the registry, and we ask you again when something fits what you offer.',
  cannotNow_subject: 'Thank you for telling us',
  cannotNow_text:
    'We have noted that you cannot help with this request now. It needs nothing more from you, and we look for somebody else.\nThank you for your readiness to help. You stay in the registry, and we ask you again when something fits what you offer. If this is not right, please reply to this mail.',
  requestEnded_subject: 'A request has ended',
  requestEnded_text:
    'We had written to you about a request for support. The request has ended, so it needs nothing more from you.\nThank you for your readiness to help. You stay in the registry, and we ask you again when something fits what you offer.',
  fewerExperts_subject: 'One of your experts cannot help',
  fewerExperts_text:
    'One of the experts whom we suggested to you cannot help any more and is not on your list now.\nPlease choose among the others. If none of them suits you, we look further. Your PIN is the one that you have.',
  noExperts_subject: 'We look for other experts',
  noExperts_text:
    'We are sorry: the experts whom we suggested to you cannot help any more.\nYou need not do anything. We look for others and write to you soon.',
  noneSuits_subject: 'We look for other experts for you',
  noneSuits_text:
    'Thank you for telling us that none of the suggested experts suits you, and why. It helps us to look further.\nYou need not do anything. We write to you when we have found others.\nWas it a mistake? Please reply to this mail within 24 hours, and we can take it back.',
  expertLeft_subject: 'Your expert cannot go on',
  expertLeft_text:
    'We are sorry: the expert whom you have chosen cannot support you any more.\nYou need not do anything. We look at what is possible now and write to you soon.',

  chosenNotice_subject: 'A hospital has chosen its expert',
  chosenNotice_text:
    'A hospital has chosen one of the experts on its shortlist. For 24 hours the hospital may change its mind, and no expert is told. Until then you can undo the choice. You can confirm it earlier only if the hospital tells you that it stands.',
  noneSuitsNotice_subject: 'None of the experts suits a hospital',
  noneSuitsNotice_text:
    'A hospital has looked at its shortlist and chosen nobody. The request is open again. The experts are told in 24 hours. Until then you can undo it. This is what the hospital says:',
  expertLeftNotice_subject: 'An expert leaves a request',
  expertLeftNotice_text:
    'An expert whom a hospital has on its shortlist, or has chosen, cannot help any more. The hospital was told. Please look at what the request needs now.',
  hospitalChangedNotice_subject: 'A hospital has changed its request',
  hospitalChangedNotice_text:
    'A hospital has changed answers of its request on which matching depends, while experts are suggested, asked or chosen for it. Please look whether they still fit. The history of the request has the old and the new answers.',
  expertChangedNotice_subject: 'An expert has changed their answers',
  expertChangedNotice_text:
    'An expert who is suggested, asked or chosen for a request has changed answers on which matching depends. Please look whether they still fit. The history of their application has the old and the new answers.',
  changedQuestions: 'Changed answers',
  openExpert: 'Open the application of the expert',
  expertTakenNotice_subject: 'An expert on a shortlist is no longer available',
  expertTakenNotice_text:
    'Another hospital has chosen an expert who is also on the shortlist of this request. The expert now carries as many requests as one may. The hospital sees this on its page and can choose one of the others.',
  nobodyFreeNotice_subject: 'Nobody on a shortlist is available any more',
  nobodyFreeNotice_text:
    'Another hospital has chosen the last free expert on the shortlist of this request. The hospital can choose nobody now. Its page asks it to tell you what it needs; its answer opens the request again. Please write to the hospital if it does not answer.',
} as const
