import * as v from 'valibot'
import { writtenReason } from '../../../../domain/api/endpoint-parts.ts'
import type { EditSession } from '../../../../domain/applicants/edit-session.ts'
import { line } from '../../../../domain/forms/engine/plain-text.ts'
import { isFree, type Shortlist } from '../../../../domain/matching/shortlist.ts'
import { paths } from '../../../../domain/paths.ts'
import type { FieldCode, FieldErrors, RefusalCode } from '../../../../domain/refusals.ts'
import { tokenIn } from '../../../applicants/token-in.ts'
import { type Action, type FormPost, fieldOf, type Submitted } from '../../../page.ts'
import { whyChanged } from '../why-changed.ts'
import {
  hospitalOf,
  nothingTyped,
  type PlainShortlist,
  plainPath,
  readFor,
  type SelectionData,
} from './opened-shortlist.ts'

type Answered = Submitted<SelectionData>

/** What a hospital does with its shortlist in a browser without JavaScript. */
export const plainActions: Record<string, Action<SelectionData>> = {
  open: (post) => withHash(post, (hash) => signIn(post, hash)),
  pin: (post) =>
    withHash(post, async (hash) => {
      const newPin = await post.services.applicants.sendNewPin('hospital', hash)
      const given = { email: fieldOf(post, 'email') }
      return show({ ...nothingTyped, hash, given, newPin }, newPin.ok ? undefined : newPin.refusal.code)
    }),
  choose: (post) =>
    withShortlist(post, async ({ hash, shortlist }) => {
      const wanted = fieldOf(post, 'expert')
      const asked = shortlist.experts.find(({ id }) => id === wanted)
      const isOpen = shortlist.status === 'open'
      if (isOpen && asked && isFree(asked)) return show({ ...nothingTyped, hash, shortlist, asked })
      if (wanted) {
        // The page may be older than the shortlist; repeating the choice in force confirms it again.
        const lostName = String(line(fieldOf(post, `name_${wanted}`)))
        const isSame = shortlist.chosen_id === wanted
        const trouble = isSame ? undefined : whyChanged(shortlist, { id: wanted }, 'made')
        return show(
          { ...nothingTyped, hash, shortlist, trouble, lostName },
          isSame ? undefined : 'version_conflict',
        )
      }
      const errors: FieldErrors = { expert: 'required' }
      return show({ ...nothingTyped, hash, shortlist, trouble: 'unchosen', errors }, 'invalid_answers')
    }),
  confirm: (post) => withShortlist(post, (opened) => choose(post, opened)),
  none: (post) => withShortlist(post, (opened) => refuseAll(post, opened)),
}

export const answerUnknown = (post: FormPost) =>
  withHash(post, async (hash) => ({ redirect: plainPath(hash) }))

type Opened = { hash: string; session: EditSession; shortlist: Shortlist }

async function signIn(post: FormPost, hash: string): Promise<Answered> {
  const email = fieldOf(post, 'email').trim()
  const pin = fieldOf(post, 'pin').replaceAll(/\s/g, '')
  const errors: FieldErrors = { ...(!email && { email: 'required' }), ...(!pin && { pin: 'required' }) }
  const again = { ...nothingTyped, hash, given: { email }, errors }
  if (Object.keys(errors).length > 0) return show(again, 'invalid_answers')
  const { applicants } = post.services
  const opened = await applicants.authenticate('hospital', { hash, email, pin })
  if (!opened.ok) return { ...show({ ...again, refused: opened.refusal }), refusal: opened.refusal }
  if (post.sessionToken) await applicants.signOut(post.sessionToken)
  return { redirect: plainPath(hash), signIn: opened.value.sessionToken }
}

async function choose(post: FormPost, { hash, session, shortlist }: Opened): Promise<Answered> {
  const wanted = { id: fieldOf(post, 'expert') }
  const expert_name = String(line(fieldOf(post, 'name')))
  const made = await post.services.matching.selectExpert(session, {
    hospitals_applications_id: shortlist.hospital_id,
    hospital_name: String(line(shortlist.hospital_name)),
    experts_applications_id: wanted.id,
    expert_name,
  })
  if (made.ok) return { redirect: plainPath(hash, 'made') }
  const now = (await readFor(post, session, hash)) ?? shortlist
  const trouble = whyChanged(now, wanted, 'made')
  return show({ ...nothingTyped, hash, shortlist: now, trouble, lostName: expert_name }, made.refusal.code)
}

async function refuseAll(post: FormPost, { hash, session, shortlist }: Opened): Promise<Answered> {
  const typed = fieldOf(post, 'reason')
  const reason = v.safeParse(writtenReason, typed)
  if (!reason.success) {
    const errors = { reason: reason.issues[0].message as FieldCode }
    return show({ ...nothingTyped, hash, shortlist, given: { reason: typed }, errors }, 'invalid_answers')
  }
  const sent = await post.services.matching.refuseShortlist(session, reason.output)
  if (sent.ok) return { redirect: plainPath(hash, 'none') }
  const now = (await readFor(post, session, hash)) ?? shortlist
  return show(
    { ...nothingTyped, hash, shortlist: now, trouble: whyChanged(now, undefined, 'none') },
    sent.refusal.code,
  )
}

async function withHash(post: FormPost, act: (hash: string) => Promise<Answered>): Promise<Answered> {
  const hash = tokenIn({ h: fieldOf(post, 'h') })
  return hash ? act(hash) : { redirect: paths.selectExpert() }
}

/** Asks for the credentials again if the session has run out. */
function withShortlist(post: FormPost, act: (opened: Opened) => Promise<Answered>): Promise<Answered> {
  return withHash(post, async (hash) => {
    const session = await hospitalOf(post)
    const shortlist = session && (await readFor(post, session, hash))
    return session && shortlist
      ? act({ hash, session, shortlist })
      : show({ ...nothingTyped, hash, isExpired: true }, 'no_session')
  })
}

function show(plain: PlainShortlist, code?: RefusalCode): Answered {
  return { data: { hash: plain.hash, wantsPin: false, plain }, ...(code && { refusal: { code } }) }
}
