import type { EditSession } from '../../../domain/applicants/edit-session.ts'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import type { OwnProgramme } from '../../../domain/programme/own-programme.ts'
import type { FieldErrors, RefusalCode } from '../../../domain/refusals.ts'
import type { ArrivedFiles } from '../../applications/arrived-files.ts'
import type { FormPost, PageRequest } from '../../page.ts'
import { openSteps } from '../open-steps.ts'
import { type OwnRecord, recordFrom } from '../own-record.ts'
import { marksOf } from './answer-marks.ts'

/** The page of a person without JavaScript who has opened their application. */
export type NativeEdit = {
  view: 'form'
  hash: string
  /** Undefined once the session is over: the page then has only what was typed, and asks for the PIN again. */
  record: OwnRecord | undefined
  layout: 'steps' | 'all'
  /** The index of the step among the open ones. */
  step: number
  given: Answers
  /** The marks of the answers from which the page was drawn. */
  marks: string
  version: number
  postKey: string
  errors: FieldErrors
  /** Files that have arrived and are not saved yet. */
  files?: ArrivedFiles
  notice?: Notice
  /** The collaborations of the applicant, if there are any. */
  programme?: OwnProgramme | undefined
}

/** The value in place of a step: the person wants to sign out, perhaps with unsaved input. */
export const leaving = 'signOut'

export type Notice = 'saved' | 'unsaved' | 'unchanged' | 'merged' | 'again' | 'noConsent' | RefusalCode

/** The application that a request may open; undefined without a session of this kind. */
export async function sessionOf(
  { services, sessionToken }: PageRequest,
  kind: ApplicationKind,
): Promise<EditSession | undefined> {
  const session = sessionToken ? await services.applicants.resumeEditSession(sessionToken) : undefined
  return session?.kind === kind ? session : undefined
}

export async function readRecord(
  { services }: PageRequest,
  session: EditSession,
  hash: string,
): Promise<OwnRecord | undefined> {
  const read = await services.applicants.readOwnApplication(session, hash)
  return read.ok ? recordFrom(applicationForms[session.kind], read.value) : undefined
}

/** The collaborations of the person; undefined if there are none. */
export async function readProgramme(
  { services, locale }: PageRequest,
  session: EditSession,
): Promise<OwnProgramme | undefined> {
  const read = await services.programme.readOwnProgramme(session, locale)
  return read.ok && read.value.matches.length + read.value.to_choose_from > 0 ? read.value : undefined
}

/** The value in place of a step: all steps on one page. */
export const everything = 'all'

export type Place = Pick<NativeEdit, 'layout' | 'step'>

/** The step in an address or a post; a form without steps is one page. */
export function placeOf(form: Form, record: OwnRecord | undefined, wanted: string | undefined): Place {
  if (form.steps.length === 1 || record?.asked || record?.terms || wanted === undefined)
    return { layout: 'all', step: 0 }
  const step = form.steps.findIndex(({ id }) => id === wanted)
  return { layout: 'steps', step: Math.max(step, 0) }
}

export function drawnFrom(form: Form, hash: string, record: OwnRecord, place: Place): NativeEdit {
  const { answers, version } = record
  return {
    view: 'form',
    hash,
    record,
    ...place,
    given: answers,
    marks: marksOf(form, answers),
    version,
    postKey: crypto.randomUUID(),
    errors: {},
  }
}

/** Names of the questions on the page of a place. */
export function askedAt(
  form: Form,
  record: OwnRecord | undefined,
  { layout, step }: Place,
): readonly string[] {
  const steps = record ? openSteps(form, record) : form.steps
  return layout === 'all' ? steps.flatMap(({ asks }) => asks) : (steps[step]?.asks ?? [])
}

export const hashIn = ({ query }: Pick<FormPost, 'query'>) => query.h ?? ''
