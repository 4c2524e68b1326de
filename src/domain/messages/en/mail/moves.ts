/** The mails about moves of an application; a coordinator may change them before they are sent. */
export const moves = {
  reason: 'You get this mail because you sent an application to {name}.',
  reasonRequest: 'You get this mail because you asked {name} for support.',
  question: '– {label}',
  endedTitle: 'This ends with it, and you need not do anything about it:',
  endedCollaborations: '– collaborations that you take part in ({count})',
  endedShortlists: '– suggestions of you to hospitals that are choosing an expert ({count})',
  endedQuestions: '– questions to you whether a request suits you ({count})',
  endedChoice: '– your choice among the suggested experts ({count})',

  registry_info_requested_subject: 'We have a question about your application',
  registry_info_requested_text:
    'Thank you for your application. Before we can go on, we need to know a little more.\n{note}\nPlease open the link below and look at these questions:\n{questions}\nYour PIN is in the mail that confirmed your application. If you cannot find it, the page sends you a new one.',
  registry_interview_subject: 'We would like to talk to you',
  registry_interview_text:
    'Thank you for your application. We have read it, and we would like to talk to you. It takes about half an hour, by video or by phone.\nPlease reply to this mail with two or three times that suit you, and with your time zone.',
  registry_accepted_subject: 'Your application is accepted',
  registry_accepted_text:
    'We are glad to tell you that your application is accepted. Welcome!\nNext, we prepare your entry in the registry with you. We write to you about this soon.',
  registry_active_subject: 'You are in the registry',
  registry_active_text:
    'Your entry in the registry is complete. From now on we may ask you when something fits what you offer. You are always free to say no.\nIf something changes, please open your personal link and correct it.',
  registry_resumed_subject: 'Your entry is active again',
  registry_resumed_text:
    'Your entry in the registry is active again. We may ask you when something fits what you offer.',
  registry_paused_subject: 'Your entry is paused',
  registry_paused_text:
    'Your entry in the registry is paused. We do not ask you for support until it is active again.\nWhen you want to go on, reply to this mail.',
  registry_declined_subject: 'About your application',
  registry_declined_text:
    'Thank you for your application, and for the time that you gave to it. We have read it with care. We cannot accept it at present.\nIf you would like to know more, reply to this mail. You may apply again whenever you like.',
  registry_withdrawn_subject: 'You have left, as you asked',
  registry_withdrawn_text:
    'Thank you for the time that you gave us, and for your readiness to help.\nAs you asked, we have withdrawn what you sent us, and we do not ask you for support any more. You are welcome back: apply again whenever you like.\nYour data stay with us for {period}, unless you erase them before. Your personal link offers this.',

  hospital_info_requested_subject: 'We have a question about your request',
  hospital_info_requested_text:
    'Thank you for your request for support. Before we can go on, we need to know a little more.\n{note}\nPlease open the link below and look at these questions:\n{questions}\nYour PIN is in the mail that confirmed your request. If you cannot find it, the page sends you a new one.',
  hospital_eligible_subject: 'We look for experts for you',
  hospital_eligible_text:
    'We have read your request for support, and we can help. Now we look for experts who fit what you need.\nYou get a shortlist from us, and you choose one of them.',
  hospital_again_subject: 'We look for another expert for you',
  hospital_again_text:
    'Your expert cannot go on. We are sorry. We look for other experts who fit what you need.\nYou get a new shortlist from us, and you choose one of them.',
  hospital_active_subject: 'Your support begins',
  hospital_active_text:
    'Your support begins now. You and your expert agree on the details between you.\nIf anything does not go as it should, reply to this mail.',
  hospital_completed_subject: 'Your support is completed',
  hospital_completed_text:
    'Your support is completed. Thank you for working with us.\nWe would like to hear how it went. You may ask for support again whenever you need it.',
  hospital_no_match_subject: 'About your request for support',
  hospital_no_match_text:
    'We have looked for an expert who fits your request, and we have not found one. We are sorry.\nThe registry grows, so you may ask again later. If you would like to know more, reply to this mail.',
  hospital_declined_subject: 'About your request for support',
  hospital_declined_text:
    'Thank you for your request. We have read it with care. We cannot support it at present.\nIf you would like to know more, reply to this mail. You may ask again whenever you like.',
  hospital_withdrawn_subject: 'Your request for support is withdrawn',
  hospital_withdrawn_text:
    'As you asked, we have withdrawn your request. We stop working on it. You may ask again whenever you like.\nYour data stay with us for {period}, unless you erase them before. Your personal link offers this.',
} as const
