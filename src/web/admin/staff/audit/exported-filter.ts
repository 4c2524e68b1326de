import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { languages } from '../../../../domain/lists/languages.ts'
import { findItem, type List } from '../../../../domain/lists/list.ts'
import { regions } from '../../../../domain/lists/regions.ts'
import type { MessageKey } from '../../../../domain/messages/catalogue.ts'
import { nameOfLocale } from '../../../../domain/messages/locale-name.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { applicationKinds } from '../../../../domain/review/application-screens.ts'
import { areasOf } from '../../../../domain/review/areas-of.ts'
import { officeWords } from '../../../../domain/review/office-words.ts'
import { auditActions } from '../../../../domain/staff/audit.ts'

type NameOf = (id: string) => string | undefined
type Say = (t: Translate, value: string, known: { kind: ApplicationKind; nameOf: NameOf }) => string

/** The words for the parts of a filter; parts of earlier releases that are missing here show as stored. */
const parts: Readonly<Record<string, Say>> = {
  kind: (t, value) => t(`desk.title_${kindOf(value)}`),
  status: (t, value) => t(`desk.status_${value}` as MessageKey),
  country: (_, value) => value,
  region: (t, value) => labelIn(regions, value, t),
  area: (t, value, { kind }) => labelIn(areasOf(kind), value, t),
  language: (t, value) => labelIn(languages, value, t),
  locale: (t, value) => t('desk.appliedIn', { language: nameOfLocale(value) }),
  from: (t, day) => t('desk.since', { day }),
  to: (t, day) => t('desk.until', { day }),
  assignee: (t, value, { nameOf }) =>
    value === 'none' ? t('desk.ofNobody') : t('desk.assignedTo', { name: nameOf(value) ?? value }),
  information: (t, value) => t(value === 'none' ? 'desk.information_none' : 'desk.information_received'),
  unchanged: (t, days) => t('desk.unchangedFor', { count: Number(days) }),
  staff: (_, value, { nameOf }) => nameOf(value) ?? value,
  action: (t, value) => t(`audit.${auditActions.find((one) => one === value) ?? 'anything'}`),
  picked: (t, count) => t('desk.picked', { count: Number(count) }),
  searched: (t) => t('audit.filter_searched'),
  tagged: (t) => t('audit.filter_tagged'),
}

/** The filter of an export in words, without its order, which does not change what was exported. */
export function sayFilter(t: Translate, filter: object, nameOf: NameOf): string {
  const kind = kindOf('kind' in filter ? filter.kind : undefined)
  const said = Object.entries(filter)
    .filter(([name, value]) => name !== 'sort' && value !== null && value !== undefined && value !== false)
    .map(([name, value]) =>
      [value]
        .flat()
        .map((one) => parts[name]?.(t, String(one), { kind, nameOf }) ?? String(one))
        .join(', '),
    )
    .filter(Boolean)
  return said.join('; ') || t('audit.filter_all')
}

const kindOf = (value: unknown): ApplicationKind => applicationKinds.find((one) => one === value) ?? 'expert'

function labelIn(list: List, id: string, t: Translate): string {
  const item = findItem(list, id)
  return item ? officeWords(t)(item.label) : id
}
