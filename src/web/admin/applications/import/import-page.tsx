import { verdicts } from '../../../../domain/applications/import-columns.ts'
import { brand } from '../../../../domain/brand.ts'
import { paths } from '../../../../domain/paths.ts'
import { done } from '../../../../domain/refusals.ts'
import {
  adminRoute,
  type FormPost,
  fieldOf,
  type Page,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../../page.ts'
import { pageTitle } from '../../../shell/page-title.ts'
import { AdminFrame } from '../../admin-frame.tsx'
import { DryRunView } from './dry-run.tsx'
import type { DryRunData, StartData } from './import-data.ts'
import { SheetStart } from './sheet-start.tsx'

type Data = StartData | DryRunData

const importPage: Page<Data> = {
  title: ({ t, data }) =>
    data.view === 'start'
      ? pageTitle(t, t('importing.heading'), data.fault && { file: 'required' })
      : pageTitle(t, t('importing.dryRun')),
  description: ({ t }) => t('importing.description', { name: brand.name }),
  Body: (context) => {
    const { t, href, locale, data } = context
    if (data.view === 'start') {
      return (
        <AdminFrame {...context} title={t('importing.heading')} text={t('importing.text')}>
          <SheetStart {...context} data={data} />
        </AdminFrame>
      )
    }
    const { name, rows } = data.sheet
    return (
      <AdminFrame
        {...context}
        title={t('importing.dryRun')}
        text={t('importing.dryRunText', { file: name, count: rows.length.toLocaleString(locale) })}
        crumbs={[{ label: t('importing.heading'), href: href(paths.adminImport()) }]}
      >
        <DryRunView {...context} data={data} />
      </AdminFrame>
    )
  },
}

export const importRoute = adminRoute<Data>({
  access: 'review_applications',
  page: importPage,
  fileFields: ['file'],
  load: async (request) => done(await open(request)),
  actions: { drop, import: importSheet },
  submit: receive,
})

async function open({ services, query }: PageRequest): Promise<Data> {
  if (query.sheet === undefined) return { view: 'start', imported: Number(query.imported) || 0 }
  const sheet = await services.applications.previewImport(query.sheet)
  if (!sheet.ok) return { view: 'start', isGone: true }
  const only = verdicts.find((one) => one === query.show)
  return { view: 'dry run', sheet: sheet.value, shown: { only, after: Number(query.after) || 0 } }
}

async function receive({ services, files }: FormPost): Promise<Submitted<Data>> {
  const received = await services.applications.receiveSheet(files.get('file'))
  return received.ok
    ? { redirect: `${paths.adminImport()}?sheet=${received.value.id}` }
    : { refusal: { code: 'invalid_answers' }, data: { view: 'start', fault: received.fault } }
}

async function drop(post: FormPost): Promise<Submitted<Data>> {
  await post.services.applications.dropSheet(fieldOf(post, 'sheet'))
  return { redirect: paths.adminImport() }
}

async function importSheet(post: FormPost): Promise<Submitted<Data>> {
  const { services, locale } = post
  const id = fieldOf(post, 'sheet')
  const order = { id, plan: fieldOf(post, 'plan'), locale }
  const imported = await services.applications.importExperts(signedIn(post), order)
  if (imported.ok) return { redirect: `${paths.adminImport()}?imported=${imported.value.entered}` }
  const again = await open({ ...post, query: { sheet: id } })
  const data = again.view === 'dry run' ? { ...again, isChanged: true } : again
  return { refusal: { code: 'version_conflict' }, data }
}
