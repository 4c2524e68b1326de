import { paths } from '../../../../domain/paths.ts'
import { applicationPath } from '../../../../domain/review/application-screens.ts'
import type { AuditSubject } from '../../../../domain/staff/audit.ts'
import { mayDo, type Role } from '../../../../domain/staff/roles.ts'
import type { AuditPage } from '../../../../services/staff/read-audit.ts'
import { type PageContext, signedIn } from '../../../page.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { withQuery } from '../../filters/with-query.ts'
import { Moment, sayMoment } from '../../moment.tsx'
import type { AuditData } from './audit-filters.tsx'
import { Changes, type Entry } from './changes.tsx'

/** The pages of the subjects that have one. */
const pages: Partial<
  Record<AuditSubject, (entry: Entry & { subject_id: string }, role: Role) => string | null>
> = {
  application: ({ application_kind: kind, subject_id }) => kind && applicationPath(kind, subject_id),
  match: ({ reference, subject_id }) => reference && paths.adminMatch(subject_id),
  staff: ({ subject_id }, role) => (mayDo(role, 'administer') ? paths.adminUser(subject_id) : null),
}

export function Entries(context: PageContext<AuditData> & { page: AuditPage }) {
  const { t, locale, page, data } = context
  const nameOf = (id: string) => data.people.find((person) => person.id === id)?.name
  return (
    <DataTable
      caption={t('audit.entries')}
      rows={page.entries}
      keyOf={({ id }) => id}
      columns={[
        { id: 'what', label: t('audit.what'), cell: ({ action }) => t(`audit.${action}`) },
        {
          id: 'concerns',
          label: t('audit.concerns'),
          cell: (entry) => <Concerns {...context} entry={entry} />,
        },
        {
          id: 'changes',
          label: t('audit.changes'),
          cell: (entry) => <Changes t={t} entry={entry} nameOf={nameOf} />,
        },
        {
          id: 'who',
          label: t('audit.who'),
          cell: ({ actor, staff_name }) => (actor === 'staff' ? staff_name : t(`audit.${actor}`)),
        },
        {
          id: 'when',
          label: t('audit.when'),
          cell: ({ at }) => (
            <Moment at={new Date(at)} locale={locale} look="second" className="audit__when" />
          ),
        },
      ]}
    />
  )
}

/** The subjects of an entry by name and reference, with links to them and to all entries about them. */
function Concerns({ t, href, locale, staff, data, entry }: PageContext<AuditData> & { entry: Entry }) {
  const { at, subject_id, reference, concerns } = entry
  const time = sayMoment(new Date(at), locale, 'second')
  const { role } = signedIn({ staff })
  const page = subject_id && pages[entry.subject_kind as AuditSubject]?.({ ...entry, subject_id }, role)
  const name = concerns.join(', ')
  const about = reference && !reference.includes(',') ? reference : subject_id
  return (
    <>
      {page ? (
        <a href={href(page)} aria-label={sayOpen(name || reference)}>
          {name || reference || t('audit.open')}
        </a>
      ) : (
        name
      )}
      <span className="audit__links">
        {name && reference}
        {about && ![data.typed.about, data.typed.subject].includes(about) && (
          <a href={withQuery(href(paths.adminAudit()), { about })} aria-label={t('audit.aboutOf', { time })}>
            {t('audit.allAbout')}
          </a>
        )}
      </span>
    </>
  )

  function sayOpen(name: string | null): string {
    return name ? t('audit.openReference', { name, time }) : t('audit.openOf', { time })
  }
}
