import { paths } from '../../../domain/paths.ts'
import { obligationKinds } from '../../../domain/programme/reports.ts'
import { type Outcome, type Refusal, refuse } from '../../../domain/refusals.ts'
import { type FormPost, type Submitted, signedIn } from '../../page.ts'
import { type Act, type MatchData, matchActs, openMatch, reportActs } from './match-data.ts'

export async function doAct(post: FormPost): Promise<Submitted<MatchData>> {
  const { params, fields } = post
  const id = params.id ?? ''
  const act = [...matchActs, ...reportActs].find((one) => one === fields.act?.[0])
  if (!act) return { redirect: paths.adminMatches() }
  const outcome = await perform(post, act)
  if (outcome.ok) return { redirect: `${paths.adminMatch(id)}?done=${act}` }
  const opened = await openMatch(post)
  if (!opened.ok) return { redirect: paths.adminMatches() }
  const { code, errors = {} } = outcome.refusal
  const isTyped = code === 'invalid_answers'
  const trouble = troubleOf(outcome.refusal)
  const kind = obligationKinds.find((one) => one === fields.kind?.[0])
  return {
    refusal: { code: isTyped ? code : trouble },
    data: {
      ...opened.value,
      // Who is told what is wrong with their words has not been told yet that somebody else was faster.
      refused: { act, kind, fields, errors, ...(isTyped && { version: versionIn(post) }) },
      ...(!isTyped && { trouble }),
    },
  }
}

const versionIn = ({ fields }: FormPost) => Number(fields.version?.[0])

function perform(post: FormPost, act: Act): Promise<Outcome<unknown>> {
  const { services, params, fields } = post
  const staff = signedIn(post)
  const id = params.id ?? ''
  const version = versionIn(post)
  const given = (name: string) => fields[name]?.[0] ?? ''
  const seen = { id, version }
  const explained = { ...seen, reason: given('reason') }
  const kind = obligationKinds.find((one) => one === given('kind')) ?? 'midterm_report'
  switch (act) {
    case 'confirm':
      return services.programme.confirmChoice(staff, seen)
    case 'undo':
      return undo(post)
    case 'decline':
      return services.programme.declineAfterAll(staff, explained)
    case 'begin':
      return services.programme.beginCollaboration(staff, {
        ...seen,
        starts_on: given('starts_on'),
        ends_on: given('ends_on'),
      })
    case 'hold':
      return services.programme.holdCollaboration(staff, explained)
    case 'resume':
      return services.programme.resumeCollaboration(staff, explained)
    case 'end':
      return services.programme.endEarly(staff, explained)
    case 'complete':
      return services.programme.completeCollaboration(staff, seen)
    case 'story':
      return services.programme.draftStory(staff, id)
    case 'day':
      return services.programme.changeDueDay(staff, { ...seen, kind, due_on: given('due_on') })
    case 'accept':
    case 'return':
    case 'waive':
    case 'reopen':
      return services.programme.decideReport(staff, { ...seen, kind, decision: act, note: given('note') })
  }
}

/** Of the request of this match; only what was looked at is taken back. */
async function undo(post: FormPost): Promise<Outcome<unknown>> {
  const match = await post.services.programme.readMatch(post.params.id ?? '')
  if (!match.ok) return match
  if (match.value.version !== versionIn(post)) return refuse('version_conflict')
  return post.services.matching.undoSelection(signedIn(post), match.value.hospital_id)
}

const troubles = ['version_conflict', 'too_late', 'no_consent'] as const

const troubleOf = ({ code }: Refusal) => troubles.find((one) => one === code) ?? 'wrong_status'
