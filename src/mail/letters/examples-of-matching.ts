import { editPath, invitationPath, shortlistPath } from '../../domain/applicants/applicant-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { hospitalExample } from '../../domain/forms/hospital-example.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { toldRequest } from '../../domain/matching/told-request.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { answerNotice } from './answer-notice.ts'
import {
  type ChoosingNotice,
  choosingLetter,
  choosingNotice,
  type LetterToExpert,
  type LetterToHospital,
} from './choosing-letters.ts'
import { collaborations } from './collaboration-examples.ts'
import { expertAskedLetter, expertRemindedLetter } from './expert-asked.ts'
import { type ProgrammeNews, programmeNotice } from './programme-notice.ts'

type Write = (t: Translate) => Letter

const token = 'example'

const asking =
  (write: typeof expertAskedLetter): Write =>
  (t) =>
    write(t, {
      request: toldRequest(hospitalExample, t),
      note: 'You have worked with laboratories like theirs.',
      day: '29 November 2026',
      href: invitationPath('en', token),
    })

const answered =
  (answer: 'interested' | 'declined' | 'lapsed'): Write =>
  (t) =>
    answerNotice(t, {
      answer,
      person: 'Ama Owusu',
      hospital: String(hospitalExample.name),
      expert: referenceOf('expert', 42),
      request: referenceOf('hospital', 7),
      hospitalId: token,
    })

const programme =
  (news: ProgrammeNews): Write =>
  (t) =>
    programmeNotice(t, {
      news,
      request: referenceOf('hospital', 42),
      expert: referenceOf('expert', 42),
      matchId: token,
    })

const choosing =
  (name: LetterToHospital | LetterToExpert, link?: { label: MessageKey; href: string }): Write =>
  (t) =>
    choosingLetter(t, name, {
      reference: referenceOf('hospital', 42),
      ...(link && { link: { ...link, label: t(link.label) } }),
    })

const shortlist = { label: 'choosing.openShortlist', href: shortlistPath('en', token) } as const
const ownPage = { label: 'access.openApplication', href: editPath('expert', 'en', token) } as const

const noticeOfChoice =
  (name: ChoosingNotice, about: { matchId?: string; reason?: string } = {}): Write =>
  (t) =>
    choosingNotice(t, name, {
      reference: referenceOf('hospital', 42),
      hospitalId: token,
      ...about,
    })

/** Letters between the first question to an expert and the end of a collaboration, written with invented facts. */
export const examplesOfMatching = {
  collaborations,
  matching: {
    expert_asked: asking(expertAskedLetter),
    expert_reminded: asking(expertRemindedLetter),
    shortlist: choosing('shortlist', shortlist),
    choice_receipt: choosing('chosen', shortlist),
    choice_undone: choosing('undone', shortlist),
    fewer_experts: choosing('fewerExperts', shortlist),
    no_experts: choosing('noExperts'),
    expert_left: choosing('expertLeft'),
    selected: choosing('selected', ownPage),
    not_selected: choosing('notSelected'),
    request_ended: choosing('requestEnded'),
  },
} as const

export const noticesOfMatching = {
  choice_notice: noticeOfChoice('chosenNotice', { matchId: token }),
  none_suits_notice: noticeOfChoice('noneSuitsNotice', { reason: 'We look for somebody who can visit us.' }),
  expert_left_notice: noticeOfChoice('expertLeftNotice'),
  programme_signed: programme('signed'),
  programme_midterm_report: programme('midterm_report'),
  programme_final_report: programme('final_report'),
  programme_feedback_report: programme('feedback_report'),
  interested_notice: answered('interested'),
  declined_notice: answered('declined'),
  lapsed_notice: answered('lapsed'),
} as const
