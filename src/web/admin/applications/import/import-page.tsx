import { verdicts } from '../../../../domain/applications/import-columns.ts'
import { localeNamed } from '../../../../domain/messages/locale-name.ts'
import { paths } from '../../../../domain/paths.ts'
import { done } from '../../../../domain/refusals.ts'
import { type FormPost, fieldOf, type PageRequest, type Submitted, signedIn } from '../../../page.ts'
import { adminPage } from '../../admin-page.tsx'
import { type DryRunData, DryRunView } from './dry-run.tsx'
import { importPath, kindNamed, SheetStart, type StartData } from './sheet-start.tsx'

type Data = StartData | DryRunData

export const importRoute = adminPage<Data>({
  access: 'review_applications',
  title: ({ t, data }) =>
    data.view === 'start' ? t(`importing.heading_${data.kind}`) : t('importing.dryRun'),
  description: ({ t }) => t('importing.description', { name: t('languages.name') }),
  text: ({ t, locale, data }) => {
    if (data.view === 'start') return t('importing.text')
    const { name: file, rows } = data.sheet
    return t('importing.dryRunText', { file, count: rows.length, rows: rows.length.toLocaleString(locale) })
  },
  crumbs: ({ t, href, data }) =>
    data.view === 'start'
      ? undefined
      : [{ label: t(`importing.heading_${data.sheet.kind}`), href: href(importPath(data.sheet.kind)) }],
  errors: (data) => (data.view === 'start' && data.fault ? { file: 'required' } : undefined),
  fileFields: ['file'],
  load: async (request) => done(await open(request)),
  actions: { drop, import: importSheet },
  submit: receive,
  Body: ({ data, ...context }) =>
    data.view === 'start' ? <SheetStart {...context} data={data} /> : <DryRunView {...context} data={data} />,
})

async function open(request: PageRequest): Promise<Data> {
  const { services, query } = request
  const kind = kindNamed(query.kind)
  if (query.sheet === undefined) return { view: 'start', kind, imported: Number(query.imported) || 0 }
  const sheet = await services.applications.previewImport(signedIn(request), query.sheet)
  if (!sheet.ok) return { view: 'start', kind, isGone: true }
  const only = verdicts.find((one) => one === query.show)
  return { view: 'dry run', sheet: sheet.value, shown: { only, after: Number(query.after) || 0 } }
}

async function receive(post: FormPost): Promise<Submitted<Data>> {
  const kind = kindNamed(fieldOf(post, 'kind'))
  const received = await post.services.applications.receiveSheet(kind, post.files.get('file'))
  return received.ok
    ? { redirect: `${paths.adminImport()}?sheet=${received.value.id}` }
    : { refusal: { code: 'invalid_answers' }, data: { view: 'start', kind, fault: received.fault } }
}

async function drop(post: FormPost): Promise<Submitted<Data>> {
  await post.services.applications.dropSheet(fieldOf(post, 'sheet'))
  return { redirect: importPath(kindNamed(fieldOf(post, 'kind'))) }
}

async function importSheet(post: FormPost): Promise<Submitted<Data>> {
  const { services } = post
  const id = fieldOf(post, 'sheet')
  const locale = localeNamed(fieldOf(post, 'mail_language')) ?? 'en'
  const order = { id, plan: fieldOf(post, 'plan'), locale }
  const imported = await services.applications.importSheet(signedIn(post), order)
  if (imported.ok) {
    const { kind, entered } = imported.value
    return { redirect: importPath(kind, { imported: String(entered) }) }
  }
  const again = await open({ ...post, query: { sheet: id } })
  const data = again.view === 'dry run' ? { ...again, isChanged: true } : again
  return { refusal: { code: 'version_conflict' }, data }
}
