import { applicationStatuses } from '../../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../../domain/forms/application-forms.ts'
import { matchStatuses } from '../../../../domain/matching/match-status.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { applicationKinds } from '../../../../domain/review/application-screens.ts'
import { nounOf } from '../../../../domain/review/field-noun.ts'
import { regionsIn } from '../../../../domain/staff/regions.ts'
import { roles } from '../../../../domain/staff/roles.ts'
import type { AuditPage } from '../../../../services/staff/read-audit.ts'
import { PageIcon } from '../../../ui/icon/page-icon.tsx'
import { sayMoment } from '../../moment.tsx'
import { sayRegions } from '../say-regions.ts'
import { sayFilter } from './exported-filter.ts'

export type Entry = AuditPage['entries'][number]

type Props = { t: Translate; entry: Entry; nameOf: (id: string) => string | undefined }

/** Old and new value of each field; of answers, only the names of the changed fields are kept. */
export function Changes({ t, entry: { fields, before, after, ...entry }, nameOf }: Props) {
  const changed = Object.keys({ ...before, ...after })
  const named = fields.filter((name) => !changed.includes(name))
  const say = (name: string, value: unknown) => valueText(t, name, value, nameOf)
  return (
    <ul className="audit__changes">
      {named.length > 0 && (
        <li>{named.map((name) => nameOfField(t, name, entry.application_kind)).join(', ')}</li>
      )}
      {changed.map((name) => (
        <li key={name}>
          {nameOfField(t, name, entry.application_kind)}:{' '}
          {before && name in before && (
            <>
              {say(name, before[name])} <span className="vh">{t('audit.becomes')}</span>{' '}
              <PageIcon name="arrow" flip />{' '}
            </>
          )}
          <b>{say(name, after?.[name])}</b>
        </li>
      ))}
    </ul>
  )
}

/** Fields with wording of their own; others show their name in the entry. */
const facts = [
  ...(['status', 'assignee', 'role', 'regions', 'with'] as const),
  ...(['format', 'filter', 'tags', 'notes', 'mail'] as const),
]

function nameOfField(t: Translate, name: string, kind: Entry['application_kind']): string {
  const fact = facts.find((one) => one === name)
  if (fact) return t(`audit.field_${fact}`)
  const asking = [...(kind ? [kind] : []), ...applicationKinds].find(
    (one) => name in applicationForms[one].fields,
  )
  if (asking) return nounOf(applicationForms[asking], name, t)
  return (name.slice(0, 1).toUpperCase() + name.slice(1)).replaceAll('_', ' ')
}

/** A time as JSON has it. */
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

const ways = ['password', 'code', 'recovery_code', 'passkey', 'link'] as const
const statuses = applicationKinds.flatMap((kind) => applicationStatuses(kind))

function valueText(t: Translate, name: string, value: unknown, nameOf: Props['nameOf']): string {
  if (value === null || value === undefined) return t('audit.none')
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
  if (name === 'regions' && Array.isArray(value)) return sayRegions(t, regionsIn(value.map(String)))
  if (Array.isArray(value))
    return value.map((one) => valueText(t, name, one, nameOf)).join(', ') || t('audit.none')
  if (typeof value === 'object') {
    if (name === 'filter') return sayFilter(t, value, nameOf)
    return Object.entries(value)
      .map(([key, one]) => `${nameOfField(t, key, null)}: ${valueText(t, key, one, nameOf)}`)
      .join('; ')
  }
  if (typeof value === 'string' && isMoment.test(value)) return sayMoment(new Date(value), 'en')
  const status = name === 'status' && statuses.find((one) => one === value)
  if (status) return t(`desk.status_${status}`)
  const ofMatch = name === 'status' && matchStatuses.find((one) => one === value)
  if (ofMatch) return t(`match.status_${ofMatch}`)
  const role = name === 'role' && roles.find((one) => one === value)
  if (role) return t(`admin.${role}`)
  const way = name === 'with' && ways.find((one) => one === value)
  if (way) return t(`audit.with_${way}`)
  return nameOf(String(value)) ?? String(value)
}
