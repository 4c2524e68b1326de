import { gates } from '../../../domain/matching/gates.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import { type FormPost, type Submitted, signedIn } from '../../page.ts'
import { type Did, openWorkspace, placeOf, type WorkspaceData } from './workspace-data.ts'

/** The page goes on where it was; a refusal shows it again, with what was typed. */
export async function doAct(post: FormPost): Promise<Submitted<WorkspaceData>> {
  const outcome = await perform(post)
  const opened = await openWorkspace(post)
  if (!opened.ok) return { redirect: paths.adminHospitals() }
  if (outcome.ok) return { redirect: placeAfter(opened.value, outcome.value) }
  const { code, errors = {} } = outcome.refusal
  const isTyped = code === 'invalid_answers'
  return {
    status: isTyped ? 422 : 409,
    data: { ...opened.value, given: post.fields, errors, hasChanged: !isTyped },
  }
}

async function perform(post: FormPost): Promise<Outcome<Did>> {
  const { services, params, fields } = post
  const staff = signedIn(post)
  const [act, id = ''] = (fields.act?.[0] ?? '').split(' ')
  switch (act) {
    case 'add': {
      const reasons = Object.fromEntries(gates.map((gate) => [gate, fields[gate]?.[0]]))
      const added = await services.suggestExpert(staff, params.id ?? '', id, reasons)
      return added.ok ? done({ deed: 'added', expert: id }) : added
    }
    case 'drop': {
      const dropped = await services.dropSuggestion(staff, id)
      return dropped.ok ? done({ deed: 'dropped' }) : dropped
    }
    default:
      return refuse('not_found')
  }
}

/** Whoever was added is in sight again. */
function placeAfter(data: WorkspaceData, { deed, expert }: Did): string {
  const place = new URL(placeOf(data), 'http://a')
  place.searchParams.set('done', deed)
  if (expert) place.searchParams.set('expert', expert)
  return `${place.pathname}${place.search}${expert ? `#${expert}` : ''}`
}
