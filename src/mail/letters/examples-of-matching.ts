import { editPath, invitationPath, shortlistPath } from '../../domain/applicants/applicant-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { hospitalExample } from '../../domain/forms/hospital-example.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { toldRequest } from '../../domain/matching/told-request.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { reportAuthor, reportKinds } from '../../domain/programme/reports.ts'
import { nounOf } from './access-letters.ts'
import { changeNotice } from './change-notice.ts'
import * as collaboration from './collaboration-letters.ts'
import { dayIn, localeOf, pinDayIn, token } from './example-facts.ts'
import * as matching from './matching-letters.ts'

type Write = (t: Translate) => Letter

const reference = referenceOf('hospital', 42)
const expert = referenceOf('expert', 42)
const names = { hospital: String(hospitalExample.name), expert: 'Ama Owusu' }

const asking = (t: Translate) => ({
  request: toldRequest(hospitalExample, t),
  note: 'You have worked with laboratories like theirs.',
  day: dayIn(t, '2026-11-29'),
  href: invitationPath(localeOf(t), token),
})

function answered(answer: matching.GivenAnswer, isUnfit = false): Write {
  const request = referenceOf('hospital', 7)
  const about = {
    person: 'Ama Owusu',
    hospital: String(hospitalExample.name),
    hospitalId: token,
    matchId: token,
  }
  return (t) => matching.answerNotice(t, { answer, isUnfit, expert, request, ...about })
}

function programme(news: collaboration.ProgrammeNews): Write {
  return (t) => collaboration.programmeNotice(t, { news, request: reference, expert, names, matchId: token })
}

type Choosing = matching.LetterToHospital | matching.LetterToExpert

function choosing(
  name: Choosing,
  label?: MessageKey,
  pathIn = (locale: Locale) => shortlistPath(locale, token),
): Write {
  const named =
    name === 'chosen'
      ? { expert: names.expert }
      : /elected$|^requestEnded$/.test(name)
        ? { hospital: names.hospital }
        : {}
  return (t) =>
    matching.choosingLetter(t, name, {
      reference,
      ...named,
      link: label && { label: t(label), href: pathIn(localeOf(t)), pinDay: pinDayIn(t) },
    })
}

type Notice = matching.ChoosingNotice

function noticeOfChange(kind: 'hospital' | 'expert', of: string): Write {
  return (t) =>
    changeNotice(t, {
      kind,
      id: token,
      reference: of,
      name: names[kind],
      questions: [t('hospital.method_of_support')],
    })
}

function noticeOfChoice(
  name: Notice,
  about: { matchId?: string; reason?: string; expert?: string } = {},
): Write {
  return (t) =>
    matching.choosingNotice(t, name, { reference, hospitalId: token, hospital: names.hospital, ...about })
}

const collaborations = Object.fromEntries(
  collaboration.collaborationMails.map((mail) => [mail, collaborationExample(mail)]),
) as Record<collaboration.CollaborationMail, Write>

function collaborationExample(mail: collaboration.CollaborationMail): Write {
  const kind = mail.endsWith('_expert') || mail.startsWith('report') ? 'expert' : 'hospital'
  return (t) =>
    collaboration.collaborationLetter(t, mail, {
      reference,
      link: {
        label: t(`access.open${nounOf[kind]}`),
        href: editPath(kind, localeOf(t), token),
        pinDay: pinDayIn(t),
      },
      ...(!mail.endsWith('_again') &&
        (kind === 'expert' ? { hospital: names.hospital } : { expert: names.expert })),
      ...(mail.startsWith('report') && {
        rows: [
          { label: t('collaboration.report'), text: t('collaboration.final_report') },
          { label: t('collaboration.dueOn'), text: dayIn(t, '2027-05-15') },
        ],
      }),
      ...(mail.startsWith('begun') && {
        rows: [
          { label: t('collaboration.startsOn'), text: dayIn(t, '2026-11-15') },
          { label: t('collaboration.endsOn'), text: dayIn(t, '2027-05-01') },
          ...reportKinds
            .filter((report) => reportAuthor[report] === kind)
            .map((report) => ({
              label: t('collaboration.due', { report: t(`collaboration.${report}`) }),
              text: dayIn(t, '2027-05-15'),
            })),
        ],
      }),
      ...(mail.startsWith('last_day') && {
        rows: [
          { label: t('collaboration.endsOn'), text: dayIn(t, '2027-06-01') },
          {
            label: t('collaboration.due', { report: t('collaboration.final_report') }),
            text: dayIn(t, '2027-06-15'),
          },
        ],
        note: 'The visit had to wait until the rains were over.',
      }),
      ...(mail === 'report_returned' && { note: 'How many wards took part?' }),
    })
}

/** Letters between the first question to an expert and the end of a collaboration, written with invented facts. */
export const examplesOfMatching = {
  collaborations,
  matching: {
    expert_asked: (t) => matching.expertAskedLetter(t, asking(t)),
    expert_reminded: (t) => matching.expertRemindedLetter(t, asking(t)),
    shortlist: choosing('shortlist', 'choosing.openShortlist'),
    shortlist_reminder: choosing('shortlistReminder', 'choosing.openShortlist'),
    choice_receipt: choosing('chosen', 'choosing.openShortlist'),
    choice_undone: choosing('undone', 'choosing.openShortlist'),
    fewer_experts: choosing('fewerExperts', 'choosing.openShortlist'),
    no_experts: choosing('noExperts'),
    none_suits: choosing('noneSuits'),
    expert_left: choosing('expertLeft'),
    selected: choosing('selected', 'access.openApplication', (locale) => editPath('expert', locale, token)),
    not_selected: choosing('notSelected'),
    not_needed: choosing('notNeeded'),
    cannot_now: choosing('cannotNow'),
    request_ended: choosing('requestEnded'),
  },
} satisfies Record<string, Record<string, Write>>

export const noticesOfMatching = {
  choice_notice: noticeOfChoice('chosenNotice', { matchId: token, expert }),
  none_suits_notice: noticeOfChoice('noneSuitsNotice', { reason: 'We look for somebody who can visit us.' }),
  expert_left_notice: noticeOfChoice('expertLeftNotice', { expert }),
  request_changed_notice: noticeOfChange('hospital', reference),
  expert_changed_notice: noticeOfChange('expert', expert),
  expert_taken_notice: noticeOfChoice('expertTakenNotice', { expert }),
  nobody_free_notice: noticeOfChoice('nobodyFreeNotice', { expert }),
  programme_signed: programme('signed'),
  programme_midterm_report: programme('midterm_report'),
  programme_final_report: programme('final_report'),
  programme_feedback_report: programme('feedback_report'),
  interested_notice: answered('interested'),
  interested_unfit_notice: answered('interested', true),
  declined_notice: answered('declined'),
  refused_notice: answered('refused'),
  lapsed_notice: answered('lapsed'),
}
