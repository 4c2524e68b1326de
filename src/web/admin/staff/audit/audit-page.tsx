import { readAsked } from '../../../../domain/api/read-query.ts'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { done } from '../../../../domain/refusals.ts'
import { auditQuery } from '../../../../domain/staff/audit.ts'
import { mayDo } from '../../../../domain/staff/roles.ts'
import type { AuditPage } from '../../../../services/staff/read-audit.ts'
import { type PageContext, signedIn } from '../../../page.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { adminPage } from '../../admin-page.tsx'
import { withQuery } from '../../filters/with-query.ts'
import { Mistakes } from '../../forms/typed-fields.tsx'
import { type AuditData, AuditFilters, fieldsOf } from './audit-filters.tsx'
import { Entries } from './entries.tsx'

export const auditRoute = adminPage<AuditData>({
  access: 'read_applications',
  script: 'filtering',
  title: ({ t }) => t('audit.title'),
  text: ({ t }) => t('audit.text'),
  description: ({ t }) => t('audit.description', { name: t('languages.name') }),
  load: async ({ services, query, staff }) => {
    const asked = readAsked(auditQuery, query)
    const people = (await services.staff.listStaff()).map(({ id, name }) => ({ id, name }))
    if (!asked.ok) return done({ typed: query, errors: asked.errors, people, page: undefined })
    const read = await services.staff.readAudit(signedIn({ staff }), asked.value)
    const errors = read.ok ? {} : (read.refusal.errors ?? {})
    return done({ typed: query, errors, people, page: read.ok ? read.value : undefined })
  },
  Body: (context) => {
    const { t, data } = context
    const fields = fieldsOf(context)
    const isWrong = fields.some(({ error }) => error)
    return (
      <>
        <Mistakes title={t('audit.invalid')} fields={fields} />
        <AuditFilters {...context} />
        {data.page && data.page.entries.length > 0 ? (
          <Found {...context} page={data.page} />
        ) : (
          !isWrong && <Empty title={t('audit.nothing')} text={t('audit.nothingText')} />
        )}
      </>
    )
  },
})

function Found(context: PageContext<AuditData> & { page: AuditPage }) {
  const { t, href, path, data, page } = context
  const { cursor: here, size, ...exported } = data.typed
  const filter = { ...exported, ...(size && { size }) }
  const screen = (query: Record<string, string>) => withQuery(href(path), query)
  return (
    <>
      <Entries {...context} />
      <nav className="pager" aria-label={t('audit.pages')}>
        {mayDo(signedIn(context).role, 'export_data') && (
          <LinkButton variant="secondary" small href={withQuery(reviewPaths.auditCsv, exported)} download="">
            {t('audit.export')}
          </LinkButton>
        )}
        <div className="row gap-2">
          {here && (
            <LinkButton variant="secondary" small href={screen(filter)}>
              {t('audit.newest')}
            </LinkButton>
          )}
          {page.cursor && (
            <LinkButton variant="secondary" small href={screen({ ...filter, cursor: page.cursor })}>
              {t('audit.older')}
            </LinkButton>
          )}
        </div>
      </nav>
    </>
  )
}
