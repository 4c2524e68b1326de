import { paths } from '../../../domain/paths.ts'
import { type ReportKind, reportKinds } from '../../../domain/programme/reports.ts'
import { done, type FieldErrors, type Outcome, refuse } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import type { ReadMatch } from '../../../services/programme/read-match.ts'
import { actionsOf, type FormPost, fieldOf, type PageRequest, type Submitted, signedIn } from '../../page.ts'

export type ActionName = keyof typeof uses

export type MatchData = {
  match: ReadMatch
  mayChange: boolean
  result?: ActionName | undefined
  trouble?: (typeof troubles)[number] | 'wrong_status'
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
  return done({
    match: match.value,
    mayChange: mayDo(signedIn(request).role, 'review_applications'),
    result: (Object.keys(uses) as ActionName[]).find((name) => name === query.done),
  })
}

const uses = {
  confirm: (post) => post.services.programme.confirmChoice(signedIn(post), seenIn(post)),
  undo,
  decline: (post) => post.services.programme.declineAfterAll(signedIn(post), explainedIn(post)),
  begin: (post) =>
    post.services.programme.beginCollaboration(signedIn(post), {
      ...seenIn(post),
      starts_on: fieldOf(post, 'starts_on'),
      ends_on: fieldOf(post, 'ends_on'),
    }),
  hold: (post) => post.services.programme.holdCollaboration(signedIn(post), explainedIn(post)),
  resume: (post) => post.services.programme.resumeCollaboration(signedIn(post), explainedIn(post)),
  end: (post) => post.services.programme.endEarly(signedIn(post), explainedIn(post)),
  complete: (post) => post.services.programme.completeCollaboration(signedIn(post), seenIn(post)),
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

export const matchActions = actionsOf<ActionName, unknown, MatchData>(uses, answer)

async function answer(
  post: FormPost,
  outcome: Outcome<unknown>,
  action: ActionName,
): Promise<Submitted<MatchData>> {
  if (outcome.ok) return { redirect: `${paths.adminMatch(seenIn(post).id)}?done=${action}` }
  const opened = await openMatch(post)
  if (!opened.ok) return { redirect: paths.adminMatches() }
  const { code, errors = {} } = outcome.refusal
  const isTyped = code === 'invalid_answers'
  const trouble = troubles.find((one) => one === code) ?? 'wrong_status'
  // Show validation errors before version conflicts.
  const version = isTyped ? seenIn(post).version : undefined
  const refused = { action, kind: kindIn(post), fields: post.fields, errors, version }
  return isTyped
    ? { refusal: { code }, data: { ...opened.value, refused } }
    : { refusal: { code: trouble }, data: { ...opened.value, refused, trouble } }
}

const seenIn = (post: FormPost) => ({ id: post.params.id ?? '', version: Number(post.fields.version?.[0]) })
const explainedIn = (post: FormPost) => ({ ...seenIn(post), reason: fieldOf(post, 'reason') })
const kindIn = (post: FormPost) => reportKinds.find((one) => one === fieldOf(post, 'kind'))
const reportIn = (post: FormPost) => ({ ...seenIn(post), kind: kindIn(post) ?? ('midterm_report' as const) })

function decide(decision: 'accept' | 'return' | 'waive' | 'reopen') {
  return (post: FormPost) => {
    const order = { ...reportIn(post), decision, note: fieldOf(post, 'note') }
    return post.services.programme.decideReport(signedIn(post), order)
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

const troubles = ['version_conflict', 'too_late', 'no_consent'] as const
