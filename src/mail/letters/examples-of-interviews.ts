import { referenceOf } from '../../domain/applications/reference.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { moveLetter, reasonOf } from './application-letters.ts'
import { localeOf, token } from './example-facts.ts'
import { calendarOf, type InterviewMail, rowsOfInterview, wordsOfInterview } from './interview-letters.ts'

const interview = {
  eventId: token,
  sequence: 0,
  startsAt: new Date('2026-12-01T08:30:00Z'),
  minutes: 30,
  place: 'https://meet.example/aster',
  interviewer: 'Ama Owusu',
  country: 'Kenya',
}

function about(what: InterviewMail) {
  return (t: Translate): Letter => {
    const reference = referenceOf('expert', 42)
    return moveLetter(t, wordsOfInterview(t, what), {
      reference,
      reason: reasonOf(t, 'expert'),
      rows: rowsOfInterview(t, localeOf(t), what, interview),
      calendar: calendarOf(t, what === 'cancelled' ? 'CANCEL' : 'REQUEST', interview, reference),
    })
  }
}

export const examplesOfInterviews = {
  interview_set: about('set'),
  interview_changed: about('changed'),
  interview_cancelled: about('cancelled'),
}
