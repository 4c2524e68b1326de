import type { FieldErrors } from '../../../../domain/refusals.ts'
import { auditActions } from '../../../../domain/staff/audit.ts'
import type { AuditPage } from '../../../../services/staff/read-audit.ts'
import type { PageContext } from '../../../page.ts'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { DayField, SearchField, SelectField } from '../../filters/filter-fields.tsx'
import { InstantFilters } from '../../filters/instant-filters.tsx'

export type AuditData = {
  /** The query as typed, also if it is invalid. */
  typed: Readonly<Record<string, string>>
  errors: FieldErrors
  people: readonly { id: string; name: string }[]
  page: AuditPage | undefined
}

/** Each question with the message for an invalid answer. */
const questions = {
  about: 'wrong_words',
  search: 'wrong_words',
  staff: 'wrong_choice',
  action: 'wrong_choice',
  from: 'wrong_day',
  to: 'wrong_day',
  subject: 'wrong_id',
} as const
type Name = keyof typeof questions

export function fieldsOf({ t, data: { errors } }: PageContext<AuditData>) {
  return (Object.keys(questions) as Name[]).map((name) => fieldOf(t, name, errors))
}

export function AuditFilters({ t, href, path, data: { typed, errors, people } }: PageContext<AuditData>) {
  const facts = (name: Name) => ({ name, value: typed[name], ...fieldOf(t, name, errors) })
  return (
    <InstantFilters
      t={t}
      label={t('audit.filter')}
      action={href(path)}
      clear={Object.values(typed).some(Boolean) ? href(path) : undefined}
    >
      <SearchField {...facts('about')} />
      <SearchField {...facts('search')} />
      <SelectField
        {...facts('staff')}
        placeholder={t('admin.anybody')}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        {...facts('action')}
        placeholder={t('admin.any')}
        options={auditActions.map((one) => ({ value: one, label: t(`audit.${one}`) }))}
      />
      <DayField {...facts('from')} />
      <DayField {...facts('to')} />
      {/* Links of earlier releases ask for an id. */}
      {typed.subject && (
        <Field {...facts('subject')}>
          {(control) => (
            <TextInput
              {...control}
              name="subject"
              defaultValue={typed.subject}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      )}
    </InstantFilters>
  )
}

function fieldOf(t: PageContext['t'], name: Name, errors: FieldErrors) {
  const wrong = errors[name] === 'too_many' ? 'wrong_many' : questions[name]
  const error = errors[name] && t(`audit.${wrong}`)
  return { id: name, label: t(`audit.${name}`), error }
}
