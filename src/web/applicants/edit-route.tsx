import type { ReactNode } from 'react'
import { applicationCalls, recordCalls } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { paths } from '../../domain/paths.ts'
import { done } from '../../domain/refusals.ts'
import { wordsOfApplying } from '../applications/words-of-applying.ts'
import { contentPage } from '../content/pages/content-page.tsx'
import { contentOf } from '../content/prose/static-content.ts'
import { type Page, type PageContext, type Route, route } from '../page.ts'
import { laterWordsHref } from '../render/later-words.ts'
import { pageTitle } from '../shell/page-title.ts'
import { editingOf } from './editing.tsx'
import { tokenIn } from './token-in.ts'

type EditData = { hash: string | undefined }

/** The page is rendered empty; the browser fetches the record after authentication. */
export function editRoute(kind: ApplicationKind): Route {
  return route<EditData>({
    access: 'public',
    page: editPage(kind),
    styles: ['forms'],
    island: { name: `edit-${kind}`, messages: wordsOfEditing(applicationForms[kind]) },
    load: async ({ query }) => done({ hash: tokenIn(query) }),
  })
}

function wordsOfEditing(form: Form) {
  const { edited } = form.says
  return [
    ...wordsOfApplying(form),
    'forms.not_asked',
    ...(edited ? [edited] : []),
    'uploads',
    'edit',
  ] as const
}

function editPage(kind: ApplicationKind): Page<EditData> {
  const content = contentWithoutLink(kind)
  return {
    title: ({ data, ...context }) =>
      pageTitle(context.t, data.hash ? context.t('edit.title') : contentOf(content, context).title),
    description: (context) => contentOf(content, context).description,
    Body: bodyOf(kind),
  }
}

const contentWithoutLink = (kind: ApplicationKind) => `edit-${kind}`

function bodyOf(kind: ApplicationKind) {
  const form = applicationForms[kind]
  const Editing = editingOf(async () => form)
  return ({ data: { hash }, ...context }: PageContext<EditData>): ReactNode => {
    const { t, href, island, registry } = context
    if (!hash) {
      const content = contentOf(contentWithoutLink(kind), context)
      return contentPage.Body({ ...context, data: { content } })
    }
    const titles = { right: pageTitle(t, '{title}'), wrong: pageTitle(t, '{title}', { some: 'required' }) }
    const labels = form.steps[0]?.asks.map((name) => labelOf(form, name, t)) ?? []
    const behind = { title: t('edit.title'), labels }
    const calls = { apiPath: applicationCalls[kind], recordPath: recordCalls[kind] }
    const email = registry.coordinator_email
    const programmeWords = kind === 'trainer' ? undefined : laterWordsHref('programme', context.locale)
    const homeHref = href(paths.home())
    return island(Editing, { hash, ...calls, homeHref, email, titles, behind, programmeWords })
  }
}
