import { gates } from '../../../domain/matching/gate.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors, type Outcome, refuse, withValue } from '../../../domain/refusals.ts'
import { actionsOf, type FormPost, type Submitted, signedIn } from '../../page.ts'
import { openWorkspace, placeOf, type Result, type WorkspaceData, type WrongPick } from './workspace-data.ts'

export const workspaceActions = actionsOf(
  {
    add: async (post, expert) => {
      const reasons = Object.fromEntries(gates.map((gate) => [gate, post.fields[gate]?.[0]]))
      const { services, params } = post
      const added = await services.matching.suggestExpert(signedIn(post), params.id ?? '', expert, reasons)
      return withValue<Result>(added, { name: 'added', expert })
    },
    drop: async (post, matchId) => {
      const dropped = await post.services.matching.dropSuggestion(signedIn(post), matchId)
      return withValue<Result>(dropped, { name: 'dropped' })
    },
    ask: async (post): Promise<Outcome<Result>> => {
      const { services, params, fields } = post
      const picked = { matchIds: fields.match ?? [], note: fields.note?.[0] }
      const asked = await services.matching.askExperts(signedIn(post), params.id ?? '', picked)
      if (!asked.ok) return asked
      const { asked: count } = asked.value
      return count > 0 ? done({ name: 'asked', count }) : refuse('invalid_answers')
    },
    send: async (post): Promise<Outcome<Result>> => {
      const { services, params, fields } = post
      const picked = { matchIds: fields.match ?? [], unaskedReason: fields.unaskedReason?.[0] }
      const sent = await services.matching.sendShortlist(signedIn(post), params.id ?? '', picked)
      return sent.ok ? done({ name: 'sent', count: sent.value.sent }) : sent
    },
    mail: async (post) => {
      const mailed = await post.services.matching.mailShortlistAgain(signedIn(post), post.params.id ?? '')
      return withValue<Result>(mailed, { name: 'mailed' })
    },
    giveBack: async (post) => {
      const undone = await post.services.matching.undoSelection(signedIn(post), post.params.id ?? '')
      return withValue<Result>(undone, { name: 'givenBack' })
    },
  },
  answer,
)

export const answerUnknown = (post: FormPost) => answer(post, refuse('not_found'))

/** The page goes on where it was; a refusal shows it again, with what was typed. */
async function answer(post: FormPost, outcome: Outcome<Result>): Promise<Submitted<WorkspaceData>> {
  const opened = await openWorkspace(post)
  if (!opened.ok) return { redirect: paths.adminHospitals() }
  if (outcome.ok) return { redirect: placeAfter(opened.value, outcome.value) }
  const { code, errors = {} } = outcome.refusal
  const wrongPick = wrongPickOf(post, opened.value, errors)
  const isTyped = code === 'invalid_answers' || wrongPick !== undefined
  const given = { ...opened.value, given: post.fields, errors, wrongPick }
  return {
    refusal: { code: isTyped ? 'invalid_answers' : 'version_conflict' },
    data: { ...given, hasChanged: !isTyped },
  }
}

function wrongPickOf(
  { fields }: FormPost,
  { shortlist }: WorkspaceData,
  { matchIds }: FieldErrors,
): WrongPick | undefined {
  const { _action: [action] = [], match = [] } = fields
  if (matchIds) return matchIds === 'too_many' ? 'pickFewer' : 'pickMore'
  const picked = shortlist.filter(({ id }) => match.includes(id))
  if (action === 'ask' && !picked.some(({ status }) => status === 'suggested')) return 'pickUnasked'
  if (action === 'send' && picked.some(({ status }) => status === 'invited')) return 'pickAnswered'
  return undefined
}

/** Whoever was added is in sight again. */
function placeAfter(data: WorkspaceData, { name, expert, count }: Result): string {
  const place = new URL(placeOf(data), 'http://a')
  place.searchParams.set('done', name)
  if (expert) place.searchParams.set('expert', expert)
  if (count) place.searchParams.set('count', String(count))
  return `${place.pathname}${place.search}${expert ? `#${expert}` : ''}`
}
