import { paths } from '../../../domain/paths.ts'
import { type ReportKind, reportAuthor, reportKinds, type Side } from '../../../domain/programme/reports.ts'
import { done, type FieldErrors, type Outcome, refuse } from '../../../domain/refusals.ts'
import { timelineSize } from '../../../domain/review/timeline.ts'
import { type TimelinePart, timelineParts } from '../../../domain/review/timeline-parts.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import type { MailPreview } from '../../../services/mail/preview-mails.ts'
import type { OfferedReminder } from '../../../services/programme/list-reminders.ts'
import type { ReadMatch } from '../../../services/programme/read-match.ts'
import type { TimelinePage } from '../../../services/review/timeline/read-timeline.ts'
import { actionsOf, type FormPost, fieldOf, type PageRequest, type Submitted, signedIn } from '../../page.ts'
import { type ViewedLetter, viewLetter } from './shown-letter.tsx'

export type ActionName = keyof typeof uses
export type PreviewedAction = 'begin' | 'complete' | 'end'

export type MatchData = {
  match: ReadMatch
  /** What this person can remind of. */
  reminders: readonly OfferedReminder[]
  mayChange: boolean
  timeline: TimelinePage
  /** Which part of the timeline, and how many entries of it. */
  asked: { part: TimelinePart | undefined; shown: number }
  letter: ViewedLetter
  result?: ActionName | undefined
  /** The mails that the action would send. */
  preview?: Pick<FormPost, 'fields'> & { action: PreviewedAction; mails: readonly MailPreview[] }
  trouble?: (typeof troubles)[number] | 'wrong_status'
  /** The colleague who has taken the act back just before. */
  faster?: string | undefined
  /** The refused post; `version` is what its sender had seen. */
  refused?: Pick<FormPost, 'fields'> & {
    action: ActionName
    kind?: ReportKind | undefined
    version?: number | undefined
    errors: FieldErrors
  }
}

export async function openMatch(request: PageRequest): Promise<Outcome<MatchData>> {
  const { services, params, query } = request
  const match = await services.programme.readMatch(params.id ?? '')
  if (!match.ok) return match
  const mayChange = mayDo(signedIn(request).role, 'review_applications')
  const asked = askedIn(request)
  const order = { part: asked.part, size: asked.shown }
  const timeline = await services.review.readMatchTimeline(signedIn(request), match.value.id, order)
  if (!timeline.ok) return timeline
  return done({
    match: match.value,
    timeline: timeline.value,
    asked,
    letter: await viewLetter(request, match.value.letter?.upload_id),
    reminders: mayChange ? await services.programme.listReminders(match.value.id) : [],
    mayChange,
    result: (Object.keys(uses) as ActionName[]).find((name) => name === query.done),
  })
}

/** More entries than any match has. */
const mostShown = 500

function askedIn({ query }: PageRequest): MatchData['asked'] {
  const shown = Math.trunc(Number(query.entries)) || timelineSize
  return {
    part: timelineParts.find((one) => one === query.part),
    shown: Math.max(timelineSize, Math.min(shown, mostShown)),
  }
}

const uses = {
  confirm: (post) =>
    post.services.programme.confirmChoice(signedIn(post), {
      ...seenIn(post),
      stands: fieldOf(post, 'stands') !== '',
    }),
  undo,
  decline: (post) => post.services.programme.declineAfterAll(signedIn(post), explainedIn(post)),
  begin: (post) => post.services.programme.beginCollaboration(signedIn(post), beginningIn(post)),
  paper_hospital: recordAgreement('hospital'),
  paper_expert: recordAgreement('expert'),
  paper_letter: recordLetter(false),
  again_hospital: recordAgreement('hospital', true),
  again_expert: recordAgreement('expert', true),
  again_letter: recordLetter(true),
  lastDay: (post) =>
    post.services.programme.moveLastDay(signedIn(post), {
      ...explainedIn(post),
      ends_on: fieldOf(post, 'ends_on'),
    }),
  hold: (post) => post.services.programme.holdCollaboration(signedIn(post), explainedIn(post)),
  resume: (post) => post.services.programme.resumeCollaboration(signedIn(post), explainedIn(post)),
  end: (post) => post.services.programme.endEarly(signedIn(post), explainedIn(post)),
  complete: (post) => post.services.programme.completeCollaboration(signedIn(post), seenIn(post)),
  remind: (post) =>
    post.services.programme.remindSide(signedIn(post), { id: seenIn(post).id, ...remindedIn(post) }),
  takeBack,
  note: (post) =>
    post.services.programme.noteOnMatch(signedIn(post), {
      id: seenIn(post).id,
      text: fieldOf(post, 'text'),
    }),
  story: (post) => post.services.programme.draftStory(signedIn(post), seenIn(post).id),
  day: (post) =>
    post.services.programme.changeDueDay(signedIn(post), {
      ...reportIn(post),
      due_on: fieldOf(post, 'due_on'),
    }),
  accept: decide('accept'),
  return: decide('return'),
  waive: decide('waive'),
  reopen: decide('reopen'),
} satisfies Record<string, (post: FormPost) => Promise<Outcome<unknown>>>

export const matchActions = { ...actionsOf<ActionName, unknown, MatchData>(uses, answer), preview, back }

/** Shows the mails of an action before it is done. */
async function preview(post: FormPost, target: string): Promise<Submitted<MatchData>> {
  const action = previewedIn(target)
  const mails = await mailsOf(post, action)
  const opened = mails.ok ? await openMatch(post) : mails
  if (!mails.ok || !opened.ok) return answer(post, opened, action)
  return { data: { ...opened.value, preview: { action, mails: mails.value, fields: post.fields } } }
}

const previewedIn = (target: string): PreviewedAction =>
  target === 'complete' || target === 'end' ? target : 'begin'

function mailsOf(post: FormPost, action: PreviewedAction) {
  const { programme } = post.services
  if (action === 'begin') return programme.previewBeginning(signedIn(post), beginningIn(post))
  return action === 'end'
    ? programme.previewEnd(signedIn(post), explainedIn(post))
    : programme.previewCompletion(signedIn(post), seenIn(post))
}

/** Returns from the mails to what was typed. */
async function back(post: FormPost, target: string): Promise<Submitted<MatchData>> {
  const action = previewedIn(target)
  const opened = await openMatch(post)
  if (!opened.ok) return answer(post, opened, action)
  const typed = { action, fields: post.fields, version: seenIn(post).version, errors: {} } as const
  return { data: { ...opened.value, refused: typed } }
}

const beginningIn = (post: FormPost) => ({
  ...seenIn(post),
  starts_on: fieldOf(post, 'starts_on'),
  ends_on: fieldOf(post, 'ends_on'),
  past: fieldOf(post, 'past') !== '',
})

/** Undoes the beginning or the completion while its mails are held. */
async function takeBack(post: FormPost): Promise<Outcome<unknown>> {
  const match = await post.services.programme.readMatch(seenIn(post).id)
  if (!match.ok) return match
  const { held, hospital_id: id } = match.value
  return held?.token
    ? post.services.review.undoMoves(signedIn(post), { token: held.token, id })
    : refuse('too_late')
}

async function answer(
  post: FormPost,
  outcome: Outcome<unknown>,
  action: ActionName,
): Promise<Submitted<MatchData>> {
  if (outcome.ok) return { redirect: `${paths.adminMatch(seenIn(post).id)}?done=${action}` }
  const opened = await openMatch(post)
  if (!opened.ok) return { redirect: paths.adminBoard() }
  const { code, errors = {} } = outcome.refusal
  const isTyped = code === 'invalid_answers'
  const trouble = troubles.find((one) => one === code) ?? 'wrong_status'
  // Show validation errors before version conflicts.
  const version = isTyped ? seenIn(post).version : undefined
  const refused = { action, kind: kindIn(post), fields: post.fields, errors, version }
  return isTyped
    ? { refusal: { code }, data: { ...opened.value, refused } }
    : {
        refusal: { code: trouble },
        data: { ...opened.value, refused, trouble, faster: await fasterIn(post, opened.value, trouble) },
      }
}

async function fasterIn(post: FormPost, { match }: MatchData, trouble: string) {
  if (trouble !== 'too_late') return undefined
  const { findFasterColleague } = post.services.matching
  return findFasterColleague(signedIn(post), 'takenBack', [match.id, match.hospital_id])
}

const seenIn = (post: FormPost) => ({ id: post.params.id ?? '', version: Number(post.fields.version?.[0]) })
const explainedIn = (post: FormPost) => ({ ...seenIn(post), reason: fieldOf(post, 'reason') })
const kindIn = (post: FormPost) => reportKinds.find((one) => one === fieldOf(post, 'kind'))
const reportIn = (post: FormPost) => ({ ...seenIn(post), kind: kindIn(post) ?? ('midterm_report' as const) })

/** The side follows from the report; an agreement has two. */
function remindedIn(post: FormPost) {
  const kind = reportKinds.find((one) => one === fieldOf(post, 'about'))
  if (kind) return { about: kind, side: reportAuthor[kind] }
  return {
    about: 'agreement' as const,
    side: fieldOf(post, 'side') === 'expert' ? ('expert' as const) : ('hospital' as const),
  }
}

function decide(decision: 'accept' | 'return' | 'waive' | 'reopen') {
  return (post: FormPost) => {
    const order = { ...reportIn(post), decision, note: fieldOf(post, 'note') }
    return post.services.programme.decideReport(signedIn(post), order)
  }
}

function recordLetter(corrects: boolean) {
  return (post: FormPost) => {
    const paper = { ...seenIn(post), signed_on: fieldOf(post, 'signed_on'), corrects }
    return post.services.programme.recordLetter(signedIn(post), paper)
  }
}

function recordAgreement(side: Side, corrects = false) {
  return (post: FormPost) => {
    const paper = { name: fieldOf(post, 'name'), signed_on: fieldOf(post, 'signed_on'), corrects }
    return post.services.programme.recordAgreement(signedIn(post), { ...seenIn(post), side, ...paper })
  }
}

/** Undoes the choice of the hospital, if the match is still as the page showed it. */
async function undo(post: FormPost): Promise<Outcome<unknown>> {
  const { id, version } = seenIn(post)
  const match = await post.services.programme.readMatch(id)
  if (!match.ok) return match
  if (match.value.version !== version) return refuse('version_conflict')
  return post.services.matching.undoSelection(signedIn(post), match.value.hospital_id)
}

const troubles = ['version_conflict', 'too_late', 'no_consent', 'reminded_already', 'act_held'] as const
