import type { ComponentType, ReactNode } from 'react'
import { applicationCalls, recordCalls } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { paths } from '../../domain/paths.ts'
import { done } from '../../domain/refusals.ts'
import { wordsOfApplying } from '../applications/words-of-applying.ts'
import { contentPage } from '../content/pages/content-page.tsx'
import { contentOf } from '../content/prose/static-content.ts'
import type { IslandName, IslandProps } from '../islands/names.ts'
import { type Page, type PageContext, type Route, route } from '../page.ts'
import { laterWordsHref } from '../render/later-words.ts'
import { pageTitle } from '../shell/page-title.ts'
import type { EditingProps } from './editing.tsx'
import { tokenIn } from './token-in.ts'

/** All that sets one form's edit page apart from another's. */
type Editable = {
  kind: ApplicationKind
  form: Form
  /** The file of content/ for whoever comes without a link. */
  content: string
  island: IslandName
  Editing: ComponentType<IslandProps<EditingProps>>
}

type EditData = { hash: string | undefined }

/** The page is rendered empty; the browser fetches the record after authentication. */
export function editRoute(editable: Editable): Route {
  return route<EditData>({
    access: 'public',
    page: editPage(editable),
    styles: ['forms'],
    island: { name: editable.island, messages: wordsOfEditing(editable.form) },
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

function editPage(editable: Editable): Page<EditData> {
  const { content } = editable
  return {
    title: ({ data, ...context }) =>
      pageTitle(context.t, data.hash ? context.t('edit.title') : contentOf(content, context).title),
    description: (context) => contentOf(content, context).description,
    Body: bodyOf(editable),
  }
}

const bodyOf =
  ({ kind, form, content, Editing }: Editable) =>
  ({ data: { hash }, ...context }: PageContext<EditData>): ReactNode => {
    const { t, href, island, registry } = context
    if (!hash) return contentPage.Body({ ...context, data: contentOf(content, context) })
    const titles = { right: pageTitle(t, '{title}'), wrong: pageTitle(t, '{title}', { some: 'required' }) }
    const labels = form.steps[0]?.asks.map((name) => labelOf(form, name, t)) ?? []
    const behind = { title: t('edit.title'), labels }
    const calls = { apiPath: applicationCalls[kind], recordPath: recordCalls[kind] }
    const email = registry.coordinator_email
    const programmeWords = kind === 'trainer' ? undefined : laterWordsHref('programme', context.locale)
    const homeHref = href(paths.home())
    return island(Editing, { hash, ...calls, homeHref, email, titles, behind, programmeWords })
  }
