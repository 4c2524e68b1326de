import { readAsked } from '../../../../domain/api/read-query.ts'
import { reviewPaths } from '../../../../domain/api/review-paths.ts'
import { brand } from '../../../../domain/brand.ts'
import { paths } from '../../../../domain/paths.ts'
import { done } from '../../../../domain/refusals.ts'
import { auditQuery } from '../../../../domain/staff/audit.ts'
import type { AuditPage } from '../../../../services/staff/read-audit.ts'
import { adminRoute, type Page, type PageContext, signedIn } from '../../../page.ts'
import { pageTitle } from '../../../shell/page-title.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx'
import { AdminFrame } from '../../admin-frame.tsx'
import type { AuditData } from './audit-data.ts'
import { AuditFilters, mistakesOf } from './audit-filters.tsx'
import { Entries } from './entries.tsx'

const auditScreen: Page<AuditData> = {
  title: ({ t, data }) => pageTitle(t, t('audit.title'), data.errors),
  description: ({ t }) => t('audit.description', { name: brand.name }),
  Body: (context) => {
    const { t, data } = context
    const mistakes = mistakesOf(context)
    return (
      <AdminFrame {...context} title={t('audit.title')} text={t('audit.text')}>
        {mistakes.length > 0 && <ErrorSummary title={t('audit.invalid')} items={mistakes} />}
        <AuditFilters {...context} />
        {data.page ? (
          <Found {...context} page={data.page} />
        ) : (
          mistakes.length === 0 && <Empty title={t('audit.nothing')} text={t('audit.nothingText')} />
        )}
      </AdminFrame>
    )
  },
}

export const auditRoute = adminRoute<AuditData>({
  access: 'read_applications',
  page: auditScreen,
  load: async ({ services, query, staff }) => {
    const asked = readAsked(auditQuery, query)
    const people = (await services.staff.listStaff()).map(({ id, name }) => ({ id, name }))
    if (!asked.ok) return done({ typed: query, errors: asked.errors, people, page: undefined })
    const read = await services.staff.readAudit(signedIn({ staff }), asked.value)
    return done({ typed: query, errors: {}, people, page: read.ok ? read.value : undefined })
  },
})

function Found(context: PageContext<AuditData> & { page: AuditPage }) {
  const { t, href, data, page } = context
  const { cursor: here, size, ...exported } = data.typed
  const filter = { ...exported, ...(size && { size }) }
  const screen = (query: Record<string, string>) => href(`${paths.adminAudit()}${addressed(query)}`)
  if (page.entries.length === 0) return <Empty title={t('audit.nothing')} text={t('audit.nothingText')} />
  return (
    <>
      <Entries {...context} />
      <nav className="pager" aria-label={t('audit.pages')}>
        <LinkButton
          variant="secondary"
          small
          href={`${reviewPaths.auditCsv}${addressed(exported)}`}
          download=""
        >
          {t('audit.export')}
        </LinkButton>
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

/** Fields that are left empty ask for nothing. */
function addressed(query: Readonly<Record<string, string>>): string {
  const asked = Object.entries(query).filter(([, value]) => value.trim() !== '')
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''
}
