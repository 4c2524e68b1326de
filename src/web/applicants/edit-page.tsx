import type { ReactNode } from 'react'
import { applicationCalls, recordCalls } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { contactIn } from '../../domain/messages/contact-in.ts'
import { paths } from '../../domain/paths.ts'
import { done } from '../../domain/refusals.ts'
import { wordsOfApplying } from '../applications/words-of-applying.ts'
import { contentPage } from '../content/pages/content-page.tsx'
import { contentOf } from '../content/prose/static-content.ts'
import { fieldOf, type Page, type PageContext, type PageRequest, type Route, route } from '../page.ts'
import { laterWordsHref } from '../render/later-words.ts'
import { pageTitle } from '../shell/page-title.ts'
import { editingOf } from './editing.tsx'
import { type Locked, mailPinNatively, unlockNatively } from './native/native-credentials.ts'
import { drawnFrom, placeOf, readProgramme, readRecord, sessionOf } from './native/native-edit.ts'
import { askNatively, endNatively, exportNatively, signOutNatively } from './native/native-ending.ts'
import { NativeLock } from './native/native-lock.tsx'
import { saveNatively, typedAlone } from './native/native-save.ts'
import { NativeView, type NativeViews, titleOf } from './native/native-view.tsx'
import { tokenIn, wantsPin } from './token-in.ts'

type EditData = { view: 'none' } | Locked | NativeViews

/** Where a script runs, the page is rendered empty and the browser fetches the record; without one the server draws it. */
export function editRoute(kind: ApplicationKind): Route {
  const form = applicationForms[kind]
  return route<EditData>({
    access: 'public',
    page: editPage(kind),
    styles: ['base', 'forms'],
    limit: 'attempt',
    fileFields: fileFields(form),
    island: { name: `edit-${kind}`, messages: wordsOfEditing(form) },
    load: async (request) => done(await open(kind, request)),
    submit: (post) => unlockNatively(kind, post),
    giveBack: (post, refusal) =>
      fieldOf(post, '_action') === 'save'
        ? { ...typedAlone(kind, post), notice: refusal.code }
        : { view: 'link', hash: tokenIn(post.query) ?? '', wantsPin: false, refusal },
    actions: {
      save: (post) => saveNatively(kind, post),
      newPin: (post) => mailPinNatively(kind, post),
      ask: askNatively,
      export: exportNatively(kind),
      withdraw: endNatively(kind, 'withdraw'),
      erase: endNatively(kind, 'erase'),
      signOut: signOutNatively,
    },
  })
}

async function open(kind: ApplicationKind, request: PageRequest): Promise<EditData> {
  const { query } = request
  const hash = tokenIn(query)
  if (!hash) return { view: 'none' }
  const session = query.plain === undefined ? undefined : await sessionOf(request, kind)
  const record = session && (await readRecord(request, session, hash))
  if (!record) return { view: 'link', hash, wantsPin: wantsPin(query) }
  const form = applicationForms[kind]
  const programme = await readProgramme(request, session)
  const drawn = { ...drawnFrom(form, hash, record, placeOf(form, record, query.step)), programme }
  return query.saved === undefined ? drawn : { ...drawn, notice: 'saved' }
}

function wordsOfEditing(form: Form) {
  const { edited } = form.says
  return [
    ...wordsOfApplying(form),
    'forms.not_asked',
    'forms.yearsInRegion',
    ...(edited ? [edited] : []),
    'uploads',
    'filePages',
    'edit',
    'periods',
  ] as const
}

function editPage(kind: ApplicationKind): Page<EditData> {
  const content = contentWithoutLink(kind)
  return {
    title: ({ data, ...context }) => {
      if (data.view === 'none') return pageTitle(context.t, contentOf(content, context).title)
      if (data.view !== 'link') return titleOf(kind, { ...context, data })
      return pageTitle(
        context.t,
        context.t(applicationForms[kind].says.editing ?? 'edit.title'),
        data.refusal && { pin: 'required' },
      )
    },
    description: (context) => contentOf(content, context).description,
    Body: bodyOf(kind),
  }
}

const contentWithoutLink = (kind: ApplicationKind) => `edit-${kind}`

function bodyOf(kind: ApplicationKind) {
  const form = applicationForms[kind]
  const Editing = editingOf(async () => form)
  return ({ data, ...context }: PageContext<EditData>): ReactNode => {
    const { t, href, island, registry } = context
    if (data.view === 'none') {
      const content = contentOf(contentWithoutLink(kind), context)
      return contentPage.Body({ ...context, data: { content } })
    }
    if (data.view !== 'link') return <NativeView {...context} data={data} kind={kind} />
    const { hash, wantsPin } = data
    const titles = { right: pageTitle(t, '{title}'), wrong: pageTitle(t, '{title}', { some: 'required' }) }
    const labels = form.steps[0]?.asks.map((name) => labelOf(form, name, t)) ?? []
    const behind = { title: t(form.says.editing ?? 'edit.title'), labels }
    const calls = { apiPath: applicationCalls[kind], recordPath: recordCalls[kind] }
    const email = contactIn(context.locale, registry).text
    const programmeWords = kind === 'trainer' ? undefined : laterWordsHref('programme', context.locale)
    const homeHref = href(paths.home())
    const linkHref = href(paths.myLink())
    const link = { hash, ...calls, homeHref, linkHref, wantsPin, email }
    return (
      <>
        <NativeLock {...context} data={data} kind={kind} />
        {island(Editing, { ...link, titles, behind, programmeWords })}
      </>
    )
  }
}
