import { gates } from '../../../domain/matching/gate.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors, type Outcome, refuse } from '../../../domain/refusals.ts'
import { type FormPost, type Submitted, signedIn } from '../../page.ts'
import { type Did, openWorkspace, placeOf, type WorkspaceData, type WrongPick } from './workspace-data.ts'

/** The page goes on where it was; a refusal shows it again, with what was typed. */
export async function doAct(post: FormPost): Promise<Submitted<WorkspaceData>> {
  const outcome = await perform(post)
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

async function perform(post: FormPost): Promise<Outcome<Did>> {
  const { services, params, fields } = post
  const { id: hospitalId = '' } = params
  const { match: matchIds = [] } = fields
  const staff = signedIn(post)
  const [act, id = ''] = (fields.act?.[0] ?? '').split(' ')
  switch (act) {
    case 'add': {
      const reasons = Object.fromEntries(gates.map((gate) => [gate, fields[gate]?.[0]]))
      const added = await services.matching.suggestExpert(staff, hospitalId, id, reasons)
      return added.ok ? done({ deed: 'added', expert: id }) : added
    }
    case 'drop': {
      const dropped = await services.matching.dropSuggestion(staff, id)
      return dropped.ok ? done({ deed: 'dropped' }) : dropped
    }
    case 'ask': {
      const note = fields.note?.[0]
      const asked = await services.matching.askExperts(staff, hospitalId, { matchIds, note })
      if (!asked.ok) return asked
      const { asked: count } = asked.value
      return count > 0 ? done({ deed: 'asked', count }) : refuse('invalid_answers')
    }
    case 'send': {
      const unaskedReason = fields.unaskedReason?.[0]
      const sent = await services.matching.sendShortlist(staff, hospitalId, { matchIds, unaskedReason })
      return sent.ok ? done({ deed: 'sent', count: sent.value.sent }) : sent
    }
    case 'mail': {
      const mailed = await services.matching.mailShortlistAgain(staff, hospitalId)
      return mailed.ok ? done({ deed: 'mailed' }) : mailed
    }
    case 'giveBack': {
      const given = await services.matching.undoSelection(staff, hospitalId)
      return given.ok ? done({ deed: 'givenBack' }) : given
    }
    default:
      return refuse('not_found')
  }
}

function wrongPickOf(
  { fields }: FormPost,
  { shortlist }: WorkspaceData,
  { matchIds }: FieldErrors,
): WrongPick | undefined {
  const { act = [], match = [] } = fields
  if (matchIds) return matchIds === 'too_many' ? 'pickFewer' : 'pickMore'
  const picked = shortlist.filter(({ id }) => match.includes(id))
  if (act[0] === 'ask' && !picked.some(({ status }) => status === 'suggested')) return 'pickUnasked'
  if (act[0] === 'send' && picked.some(({ status }) => status === 'invited')) return 'pickAnswered'
  return undefined
}

/** Whoever was added is in sight again. */
function placeAfter(data: WorkspaceData, { deed, expert, count }: Did): string {
  const place = new URL(placeOf(data), 'http://a')
  place.searchParams.set('done', deed)
  if (expert) place.searchParams.set('expert', expert)
  if (count) place.searchParams.set('count', String(count))
  return `${place.pathname}${place.search}${expert ? `#${expert}` : ''}`
}
