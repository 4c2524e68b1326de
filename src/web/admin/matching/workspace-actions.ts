import { gates } from '../../../domain/matching/gate.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors, type Outcome, refuse, withValue } from '../../../domain/refusals.ts'
import { actionsOf, type FormPost, type Submitted, signedIn } from '../../page.ts'
import { openWorkspace, placeOf, type Result, resultNames, type WorkspaceData } from './workspace-data.ts'

export const workspaceActions = actionsOf<keyof typeof resultNames, Omit<Result, 'name'>, WorkspaceData>(
  {
    add: async (post, expert) => {
      const reasons = Object.fromEntries(gates.map((gate) => [gate, post.fields[gate]?.[0]]))
      const { matching } = post.services
      return withValue(await matching.suggestExpert(signedIn(post), idIn(post), expert, reasons), { expert })
    },
    drop: async (post, matchId) =>
      withValue(await post.services.matching.dropSuggestion(signedIn(post), matchId), {}),
    ask: async (post) => {
      const picked = { matchIds: post.fields.match ?? [], note: post.fields.note?.[0] }
      const asked = await post.services.matching.askExperts(signedIn(post), idIn(post), picked)
      if (!asked.ok) return asked
      const { asked: count } = asked.value
      return count > 0 ? done({ count }) : refuse('invalid_answers')
    },
    send: async (post) => {
      const picked = { matchIds: post.fields.match ?? [], unaskedReason: post.fields.unaskedReason?.[0] }
      const sent = await post.services.matching.sendShortlist(signedIn(post), idIn(post), picked)
      return sent.ok ? done({ count: sent.value.sent }) : sent
    },
    mail: async (post) =>
      withValue(await post.services.matching.mailShortlistAgain(signedIn(post), idIn(post)), {}),
    giveBack: async (post) =>
      withValue(await post.services.matching.undoSelection(signedIn(post), idIn(post)), {}),
  },
  (post, outcome, action) =>
    answer(post, outcome.ok ? done({ ...outcome.value, name: resultNames[action] }) : outcome),
)

const idIn = ({ params }: FormPost) => params.id ?? ''

export const answerUnknown = (post: FormPost) => answer(post, refuse('not_found'))

/** Returns to the same place; after a refusal, with what was typed. */
async function answer(post: FormPost, outcome: Outcome<Result>): Promise<Submitted<WorkspaceData>> {
  const opened = await openWorkspace(post)
  if (!opened.ok) return { redirect: paths.adminHospitals() }
  if (outcome.ok) return { redirect: placeAfter(opened.value, outcome.value) }
  const { code, errors = {} } = outcome.refusal
  const wrongPick: WorkspaceData['wrongPick'] = wrongPickOf(post, opened.value, errors)
  const isTyped = code === 'invalid_answers' || wrongPick !== undefined
  const data = { ...opened.value, given: post.fields, errors, wrongPick, hasChanged: !isTyped }
  return { refusal: { code: isTyped ? 'invalid_answers' : 'version_conflict' }, data }
}

function wrongPickOf({ fields }: FormPost, { shortlist }: WorkspaceData, { matchIds }: FieldErrors) {
  const { _action: [action] = [], match = [] } = fields
  if (matchIds) return matchIds === 'too_many' ? 'pickFewer' : 'pickMore'
  const picked = shortlist.filter(({ id }) => match.includes(id))
  if (action === 'ask' && !picked.some(({ status }) => status === 'suggested')) return 'pickUnasked'
  if (action === 'send' && picked.some(({ status }) => status === 'invited')) return 'pickAnswered'
  return undefined
}

/** Scrolls to an expert who was added. */
function placeAfter(data: WorkspaceData, { name, expert, count }: Result): string {
  const place = new URL(placeOf(data), 'http://a')
  place.searchParams.set('done', name)
  if (expert) place.searchParams.set('expert', expert)
  if (count) place.searchParams.set('count', String(count))
  return `${place.pathname}${place.search}${expert ? `#${expert}` : ''}`
}
