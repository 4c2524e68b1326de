import { gates } from '../../../domain/matching/gate-names.ts'
import { criteria } from '../../../domain/matching/scale.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors, type Outcome, refuse, withValue } from '../../../domain/refusals.ts'
import { actionsOf, type FormPost, type Submitted, signedIn } from '../../page.ts'
import { unfitPicks } from './taken-experts.ts'
import {
  actionOf,
  openWorkspace,
  type PreviewedAction,
  placeOf,
  type Result,
  resultNames,
  type WorkspaceData,
} from './workspace-data.ts'

const actions = actionsOf<keyof typeof resultNames, Omit<Result, 'name'>, WorkspaceData>(
  {
    add: async (post, expert) => {
      const reasons = Object.fromEntries(gates.map((gate) => [gate, post.fields[gate]?.[0]]))
      const { matching } = post.services
      return withValue(await matching.suggestExpert(signedIn(post), idIn(post), expert, reasons), { expert })
    },
    drop: async (post, matchId) =>
      withValue(await post.services.matching.dropSuggestion(signedIn(post), matchId), {}),
    ask: async (post) => {
      const asked = await post.services.matching.askExperts(signedIn(post), idIn(post), askingIn(post))
      if (!asked.ok) return asked
      const { asked: count } = asked.value
      return count > 0 ? done({ count }) : refuse('invalid_answers')
    },
    send: async (post) => {
      const sent = await post.services.matching.sendShortlist(signedIn(post), idIn(post), sendingIn(post))
      return sent.ok ? done({ count: sent.value.sent }) : sent
    },
    mail: async (post) =>
      withValue(await post.services.matching.mailShortlistAgain(signedIn(post), idIn(post)), {}),
    unask: async (post, target) => {
      const { matching } = post.services
      const held = target === 'all' ? await heldIn(post) : [target]
      const undone = await matching.undoQuestions(signedIn(post), idIn(post), held)
      if (!undone.ok) return undone
      const words = { _action: ['ask'], match: held, note: [undone.value.note] }
      return done({ count: held.length, given: undone.value.note ? words : undefined })
    },
    unsend: async (post) => {
      const opened = await openWorkspace(post)
      const held = opened.ok ? opened.value.heldShortlist : null
      if (!held) return refuse('too_late')
      const order = { token: held.token, id: idIn(post) }
      const sent = opened.ok ? opened.value.shortlist.filter(({ status }) => status === 'shortlisted') : []
      const reason = sent.find(({ unasked_reason }) => unasked_reason)?.unasked_reason
      const given = { _action: ['send'], match: sent.map(({ id }) => id), unaskedReason: [reason ?? ''] }
      const undone = await post.services.review.undoMoves(signedIn(post), order)
      return withValue(undone, { given: reason ? given : undefined })
    },
    remind: async (post) =>
      withValue(await post.services.programme.remindOfShortlist(signedIn(post), idIn(post)), {}),
    weigh: async (post) => {
      const given = Object.fromEntries(criteria.map((one) => [one, post.fields[`weight_${one}`]?.[0]]))
      return withValue(await post.services.matching.changeWeights(signedIn(post), idIn(post), given), {})
    },
    weighUsually: async (post) =>
      withValue(await post.services.matching.restoreWeights(signedIn(post), idIn(post)), {}),
    again: async (post) =>
      withValue(await post.services.matching.searchAgain(signedIn(post), idIn(post)), {}),
    giveBack: async (post) =>
      withValue(await post.services.matching.undoSelection(signedIn(post), idIn(post)), {}),
  },
  (post, outcome, action) =>
    answer(post, outcome.ok ? done({ ...outcome.value, name: resultNames[action] }) : outcome),
)

export const workspaceActions = { ...actions, preview, back }

/** Shows the mails of an action before it is done. */
async function preview(post: FormPost, target: string): Promise<Submitted<WorkspaceData>> {
  const action = target === 'send' || target === 'again' ? target : 'ask'
  const mails = await mailsOf(post, action)
  if (!mails.ok) return answer(post, mails)
  if (mails.value.length === 0) return answer(post, refuse('invalid_answers'))
  const opened = await openWorkspace(post)
  if (!opened.ok) return answer(post, opened)
  return { data: { ...opened.value, given: post.fields, preview: { action, mails: mails.value } } }
}

/** Returns from the mails to what was ticked and typed. */
async function back(post: FormPost, target: string): Promise<Submitted<WorkspaceData>> {
  const opened = await openWorkspace(post)
  if (!opened.ok) return answer(post, opened)
  return { data: { ...opened.value, given: { ...post.fields, _action: [target] } } }
}

function mailsOf(post: FormPost, action: PreviewedAction) {
  const { matching } = post.services
  if (action === 'again') return matching.previewSearch(signedIn(post), idIn(post))
  return action === 'ask'
    ? matching.previewQuestions(signedIn(post), idIn(post), askingIn(post))
    : matching.previewShortlist(signedIn(post), idIn(post), sendingIn(post))
}

const pickedIn = ({ fields }: FormPost) => ({
  matchIds: fields.match ?? [],
  overLimitReason: fields.overLimitReason?.[0],
})
const askingIn = (post: FormPost) => ({ ...pickedIn(post), note: post.fields.note?.[0] })
const sendingIn = (post: FormPost) => ({ ...pickedIn(post), unaskedReason: post.fields.unaskedReason?.[0] })

async function heldIn(post: FormPost): Promise<string[]> {
  const opened = await openWorkspace(post)
  return opened.ok ? opened.value.heldQuestions.map(({ id }) => id) : []
}

const idIn = ({ params }: FormPost) => params.id ?? ''

export const answerUnknown = (post: FormPost) => answer(post, refuse('not_found'))

/** Returns to the same place; after a refusal, with what was typed. */
async function answer(post: FormPost, outcome: Outcome<Result>): Promise<Submitted<WorkspaceData>> {
  const opened = await openWorkspace(post)
  if (!opened.ok) return { redirect: paths.adminHospitals() }
  if (outcome.ok && outcome.value.given) {
    return { data: { ...opened.value, result: outcome.value, given: outcome.value.given } }
  }
  if (outcome.ok) return { redirect: placeAfter(opened.value, outcome.value) }
  const { code, errors = {} } = outcome.refusal
  const wrongPick: WorkspaceData['wrongPick'] = wrongPickOf(post, opened.value, errors)
  // An expert who did not fit may fit again by now.
  const isTyped =
    wrongPick !== undefined || (code === 'invalid_answers' && errors.matchIds !== 'invalid_choice')
  const ids = opened.value.shortlist.map(({ id }) => id)
  const { findFasterColleague } = post.services.matching
  if (code === 'too_late') {
    const faster = await findFasterColleague(signedIn(post), 'takenBack', [idIn(post), ...ids])
    return { refusal: { code }, data: { ...opened.value, isTooLate: true, faster } }
  }
  if (code === 'reminded_already' || code === 'act_held') {
    return { refusal: { code }, data: { ...opened.value, trouble: code } }
  }
  const picked = wrongPick === 'pickUnasked' ? ids.filter((id) => post.fields.match?.includes(id)) : []
  const faster = picked.length > 0 ? await findFasterColleague(signedIn(post), 'asked', picked) : undefined
  const data = { ...opened.value, given: post.fields, errors, wrongPick, hasChanged: !isTyped, faster }
  return { refusal: { code: isTyped ? 'invalid_answers' : 'version_conflict' }, data }
}

function wrongPickOf({ fields }: FormPost, { shortlist }: WorkspaceData, { matchIds }: FieldErrors) {
  const { match = [] } = fields
  const action = actionOf(fields)
  if (matchIds === 'invalid_choice') {
    return unfitPicks({ shortlist, given: fields }).length > 0 ? 'pickUnfit' : undefined
  }
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
