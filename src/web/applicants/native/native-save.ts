import type { EditSession } from '../../../domain/applicants/edit-session.ts'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import { applyChanges } from '../../../domain/forms/engine/changes.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { fileFields } from '../../../domain/forms/engine/inline-file.ts'
import { validate } from '../../../domain/forms/engine/validate.ts'
import type { Refusal } from '../../../domain/refusals.ts'
import { withArrivedFiles } from '../../applications/arrived-files.ts'
import { readPost, readTyped } from '../../applications/native-post.ts'
import { isEmpty } from '../../forms/wizard/progress.ts'
import { type FormPost, fieldOf, type Submitted } from '../../page.ts'
import { editOf, type OwnRecord } from '../own-record.ts'
import { refusedConsents } from '../refused-consent.ts'
import { changedSince } from './answer-marks.ts'
import { nativePath, type Opened, openSession } from './native-credentials.ts'
import {
  askedAt,
  drawnFrom,
  hashIn,
  leaving,
  type NativeEdit,
  type Notice,
  placeOf,
  readRecord,
  sessionOf,
} from './native-edit.ts'
import { type Ended, signOutNatively } from './native-ending.ts'

export type Saved = { view: 'saved'; hash: string; unconfirmed: string | undefined }

type Outcome = Submitted<NativeEdit | Saved | Ended>

/** Saves the questions of one page; after a refusal the page keeps its input. */
export async function saveNatively(kind: ApplicationKind, post: FormPost): Promise<Outcome> {
  const known = await sessionOf(post, kind)
  const opened: Opened | undefined = known ? { session: known } : await openSession(kind, post)
  const answer = await save(kind, post, opened?.session)
  return opened?.signIn ? { ...answer, signIn: opened.signIn } : answer
}

/** Shows only the typed text: after a session has ended, beyond a rate limit, or without the database. */
export function typedAlone(kind: ApplicationKind, post: FormPost): NativeEdit {
  const form = applicationForms[kind]
  const { answers: given, postKey } = readTyped(form, post)
  const place = placeOf(form, undefined, fieldOf(post, '_step') || undefined)
  const page = { marks: fieldOf(post, '_marks'), version: Number(fieldOf(post, '_version')), postKey }
  return { view: 'form', hash: hashIn(post), record: undefined, ...place, ...page, given, errors: {} }
}

async function save(kind: ApplicationKind, post: FormPost, session?: EditSession): Promise<Outcome> {
  const form = applicationForms[kind]
  const hash = hashIn(post)
  const wanted = fieldOf(post, '_step') || undefined
  const { answers: typed, postKey, received } = await readPost(form, post)
  const marks = fieldOf(post, '_marks')
  const version = Number(fieldOf(post, '_version'))
  const record = session && (await readRecord(post, session, hash))
  if (!session || !record) {
    const notice = fieldOf(post, 'pin') ? 'wrong_credentials' : 'again'
    return refused({ ...typedAlone(kind, post), given: typed }, { code: 'no_session' }, notice)
  }
  const place = placeOf(form, record, wanted)
  const names = askedAt(form, record, place)
  const pageful = Object.fromEntries(names.map((name) => [name, typed[name]]))
  const changes = changedSince(form, marks, names, { ...record.answers, ...pageful })
  const given = applyChanges(form, record.answers, changes)
  const page = { ...drawnFrom(form, hash, record, place), given, postKey }
  if (version !== record.version) return refused(page, { code: 'version_conflict' }, 'merged')

  const { files } = await withArrivedFiles(post.services, form, freshFiles(form, record, given))
  const drawn = { ...page, given: { ...given, ...pageful }, marks, files }
  if (fieldOf(post, '_turn') === leaving) {
    const isTyped = editOf(form, record, given) !== undefined || !isEmpty(received.errors)
    return isTyped ? { data: { ...drawn, notice: 'unsaved' } } : signOutNatively(post)
  }
  const consents = refusedConsents(form, given, record.terms)
  const found = { ...validate(form, given), ...received.errors }
  const errors = Object.fromEntries(Object.entries(found).filter(([name]) => !consents.includes(name)))
  if (received.refusal) return refused(drawn, { code: received.refusal }, received.refusal)
  if (!isEmpty(errors)) return refused({ ...drawn, errors }, { code: 'invalid_answers' })
  if (consents.length > 0) return { data: { ...drawn, notice: 'noConsent' } }
  return turn(kind, post, drawn, await store(post, session, { record, given, drawn }))
}

/** After saving, or with nothing to save, the person gets the step that they asked for. */
function turn(kind: ApplicationKind, post: FormPost, { hash, record }: NativeEdit, stored: Outcome): Outcome {
  const wanted = fieldOf(post, '_turn')
  if (!wanted || !('data' in stored) || stored.refusal) return stored
  const { steps } = applicationForms[kind]
  const isStep = !record?.asked && steps.some(({ id }) => id === wanted)
  const said = stored.data.view === 'saved' ? '&saved' : ''
  return { redirect: nativePath(kind, hash, isStep ? wanted : undefined) + said }
}

function freshFiles(form: Form, record: OwnRecord, given: Answers): Answers {
  const fresh = fileFields(form).filter((name) => given[name] && given[name] !== record.answers[name])
  return Object.fromEntries(fresh.map((name) => [name, given[name]]))
}

type Judged = { record: OwnRecord; given: Answers; drawn: NativeEdit }

async function store(
  { services, locale }: FormPost,
  session: EditSession,
  { record, given, drawn }: Judged,
): Promise<Outcome> {
  const edit = editOf(applicationForms[session.kind], record, given)
  if (!edit) return { data: { ...drawn, notice: 'unchanged' } }
  const saved = await services.applicants.editApplication(session, { answers: edit, locale })
  if (saved.ok) {
    const { pending_email } = saved.value
    const unconfirmed = 'email' in edit.fieldsToUpdate ? pending_email?.email : undefined
    return { data: { view: 'saved', hash: drawn.hash, unconfirmed } }
  }
  const { code, errors = {} } = saved.refusal
  return refused({ ...drawn, errors }, saved.refusal, isEmpty(errors) ? code : undefined)
}

function refused(data: NativeEdit, refusal: Refusal, notice?: Notice): Outcome {
  return { refusal, data: { ...data, ...(notice && { notice }) } }
}
