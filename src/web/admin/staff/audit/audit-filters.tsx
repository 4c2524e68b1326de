import type { MessageKey } from '../../../../domain/messages/catalogue.ts'
import { paths } from '../../../../domain/paths.ts'
import { auditActions } from '../../../../domain/staff/audit.ts'
import type { PageContext } from '../../../page.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Filters, SearchInput } from '../../../ui/filters/filters.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { DayInput } from '../../day-input.tsx'
import type { AuditData } from './audit-data.ts'

/** Each question with what is said when its answer makes no sense. */
const questions = {
  search: 'wrong_words',
  staff: 'wrong_choice',
  action: 'wrong_choice',
  from: 'wrong_day',
  to: 'wrong_day',
  subject: 'wrong_id',
} as const
type Name = keyof typeof questions

export function mistakesOf({ t, data: { errors } }: PageContext<AuditData>) {
  return (Object.keys(questions) as Name[])
    .filter((name) => errors[name])
    .map((name) => ({ href: `#${name}`, text: `${t(`audit.${name}`)}: ${t(`audit.${questions[name]}`)}` }))
}

export function AuditFilters({ t, href, data: { typed, errors, people } }: PageContext<AuditData>) {
  const action = href(paths.adminAudit())
  const facts = (name: Name) => ({
    id: name,
    label: t(`audit.${name}` satisfies MessageKey),
    error: errors[name] && t(`audit.${questions[name]}`),
  })
  const value = (name: Name) => ({ name, defaultValue: typed[name] ?? '' })
  return (
    <Filters label={t('audit.filter')} action={action} noValidate>
      <Field {...facts('search')}>
        {(control) => <SearchInput {...control} {...value('search')} maxLength={200} />}
      </Field>
      <Field {...facts('staff')}>
        {(control) => (
          <Select
            {...control}
            {...value('staff')}
            placeholder={t('audit.anybody')}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
      <Field {...facts('action')}>
        {(control) => (
          <Select
            {...control}
            {...value('action')}
            placeholder={t('audit.anything')}
            options={auditActions.map((one) => ({ value: one, label: t(`audit.${one}`) }))}
          />
        )}
      </Field>
      <Field {...facts('from')}>{(control) => <DayInput {...control} {...value('from')} />}</Field>
      <Field {...facts('to')}>{(control) => <DayInput {...control} {...value('to')} />}</Field>
      <Field {...facts('subject')}>
        {(control) => <TextInput {...control} {...value('subject')} autoComplete="off" spellCheck={false} />}
      </Field>
      <div className="row gap-2">
        <Button type="submit">{t('audit.apply')}</Button>
        {Object.values(typed).some(Boolean) && (
          <LinkButton variant="quiet" href={action}>
            {t('audit.clear')}
          </LinkButton>
        )}
      </div>
    </Filters>
  )
}
