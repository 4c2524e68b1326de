import { reportNames } from '../programme/reports.ts'

/** What our mails say to a hospital and its expert, from the choice to the end. */
export const collaboration = {
  reason: 'You get this mail because you take part in a collaboration of {name}.',
  request: 'Reference number of the request',
  startsOn: 'Begins on',
  endsOn: 'Ends on',
  report: 'Report',
  dueOn: 'Due on',
  due: '{report}, due on',
  ...reportNames,

  confirmed_expert_subject: 'Before you begin: the confidentiality agreement',
  confirmed_expert_text:
    'The choice of the hospital is confirmed. Thank you for your support.\nPlease open the link below, read the confidentiality agreement and accept it. The hospital accepts it, too.',
  confirmed_hospital_subject: 'Before you begin: the agreement and your letter of commitment',
  confirmed_hospital_text:
    'Your choice of an expert is confirmed.\nPlease open the link below for two things: accept the confidentiality agreement, and hand in your letter of commitment as a PDF file. The expert accepts the agreement, too.',
  search_again_subject: 'We look for another expert for you',
  search_again_text:
    'The expert whom you chose cannot support you after all. We are sorry.\nWe look for other experts who fit your request. You get a new shortlist from us.',
  choose_again_subject: 'Please choose another expert',
  choose_again_text:
    'The expert whom you chose cannot support you after all. We are sorry.\nThe other experts on your shortlist still can. Open the link below and choose one of them.',
  begun_expert_subject: 'Your collaboration begins',
  begun_expert_text:
    'The agreement is signed and the letter of commitment is here. Your collaboration begins.\nWe ask you for two short reports, by the days below. The link below shows them, and takes them.\nThank you for the time that you give.',
  begun_hospital_subject: 'Your support begins',
  begun_hospital_text:
    'The agreement is signed and your letter of commitment is here. Your support begins. You and your expert agree on the details between you.\nAt the end we ask you for a feedback report, by the day below. The link below shows what is due, and takes your report.',
  last_day_expert_subject: 'Your collaboration has another last day',
  last_day_expert_text:
    'The last day of your collaboration has changed. Reports that are still due have other days, too. You find them below.\nThis is why:',
  last_day_hospital_subject: 'Your support has another last day',
  last_day_hospital_text:
    'The last day of your support has changed. If your feedback report is still due, its day has changed, too. You find it below.\nThis is why:',
  resumed_expert_subject: 'Your collaboration goes on',
  resumed_expert_text:
    'Your collaboration with the hospital had paused. It goes on now. Open your application with the link below and the PIN that you have: it shows the days of your reports.',
  resumed_hospital_subject: 'Your support goes on',
  resumed_hospital_text:
    'Your collaboration with the expert had paused. It goes on now. Open your request with the link below and the PIN that you have: it shows the days of your reports.',
  ended_expert_subject: 'Your collaboration has ended early',
  ended_expert_text:
    'Your collaboration has ended earlier than planned. No further reports are needed.\nThank you for the time that you gave. If you would like to know more, reply to this mail.',
  ended_hospital_subject: 'Your support has ended early',
  ended_hospital_text:
    'Your support has ended earlier than planned. No further reports are needed.\nWe write to you about what is possible next. If you would like to know more, reply to this mail.',
  completed_expert_subject: 'Your collaboration is completed',
  completed_expert_text:
    'Your collaboration is completed, and all reports are here. Thank you for your support.\nYour certificate of acknowledgement waits for you: the link below leads to it.',
  completed_hospital_subject: 'Your support is completed',
  completed_hospital_text:
    'Your support is completed, and all reports are here. Thank you for working with us.\nYou may ask for support again whenever you need it.',
  report_returned_subject: 'We have a question about your report',
  report_returned_text:
    'Thank you for your report. Before we can accept it, we ask you to look at it again.\nThis is what we need:',
  remind_agreement_subject: 'We wait for your agreement',
  remind_agreement_text:
    'Before the collaboration can begin, we need you to accept the confidentiality agreement. Please open the link below, read it and accept it. It does not take long.\nIf something stands in your way, reply to this mail.',
  remind_letter_subject: 'We wait for your letter of commitment',
  remind_letter_text:
    'Before your support can begin, we need your letter of commitment as a PDF file. The link below takes it.\nIf something stands in your way, reply to this mail.',
  remind_agreement_letter_subject: 'We wait for your agreement and your letter of commitment',
  remind_agreement_letter_text:
    'Before your support can begin, we need two things from you: accept the confidentiality agreement, and hand in your letter of commitment as a PDF file. The link below is for both.\nIf something stands in your way, reply to this mail.',
  report_ahead_subject: 'A reminder of your report',
  report_ahead_text:
    'A report of yours is due on the day below. The link below takes it. It does not take long.',
  report_soon_subject: 'Your report is due in two weeks',
  report_soon_text: 'A report of yours is due soon. The link below takes it. It does not take long.',
  report_today_subject: 'Your report is due today',
  report_today_text: 'A report of yours is due today. The link below takes it. It does not take long.',
  report_overdue_subject: 'Your report is overdue',
  report_overdue_text:
    'We still wait for a report of yours. The link below takes it. It does not take long.\nIf something stands in your way, reply to this mail.',
} as const
