import { applicationForms } from '../../../../domain/forms/application-forms.ts'
import { askedFields } from '../../../../domain/forms/engine/visible.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { toggled } from '../../../ui/data-table/data-table.tsx'
import { FieldGroup } from '../../../ui/field/field.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import type { KeptWords } from '../kept-words.ts'
import { FactsForm } from './facts-form.tsx'
import { LongTextField } from './long-text-field.tsx'

export type Asked = { fields: string[]; note: string }

type Props = {
  application: Reviewed
  kept: Pick<KeptWords<unknown>, 'isBack' | 'forget'>
  given: { fields: readonly string[]; note: string }
  onType: (given: Partial<Props['given']>) => void
  onAsk: (asked: Asked) => void
  onCancel: () => void
}

export function AskedFields({ application: { kind, answers }, kept, given, onType, onAsk, onCancel }: Props) {
  const { t } = useDesk()
  const { fields, note } = given
  const known = askedFields(applicationForms[kind])
  const missing = t('forms.required')
  return (
    <FactsForm
      kept={kept}
      label={t('desk.toMail')}
      onSubmit={() => {
        if (fields.length > 0 && note.trim()) onAsk({ fields: [...fields], note })
      }}
      onCancel={onCancel}
    >
      {(isTried) => (
        <>
          <FieldGroup
            id="asked"
            label={t('desk.askFields')}
            hint={t('desk.askFieldsHint')}
            error={isTried && fields.length === 0 ? missing : undefined}
          >
            <div className="desk-asked">
              {answers
                .filter(({ name }) => known.includes(name))
                .map(({ name, label }) => (
                  <Checkbox
                    key={name}
                    checked={fields.includes(name)}
                    onChange={() => onType({ fields: toggled(fields, name) })}
                  >
                    {label}
                  </Checkbox>
                ))}
            </div>
          </FieldGroup>
          <LongTextField
            id="ask-note"
            label={t('desk.askNote')}
            hint={t('desk.askNoteHint')}
            error={isTried && !note.trim() ? missing : undefined}
            value={note}
            onType={(text) => onType({ note: text })}
          />
        </>
      )}
    </FactsForm>
  )
}
