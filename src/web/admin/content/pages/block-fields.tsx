import {
  type BlockKind,
  blockFacts,
  choices,
  longest,
  type Values,
} from '../../../../domain/content/pages/page-text.ts'
import { fieldError } from '../../../../domain/forms/field-error.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import type { FieldCode, FieldErrors } from '../../../../domain/refusals.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { ProseField } from '../rich-text/prose-field.tsx'

export type Mark = { lang: string; dir: 'ltr' | 'rtl' }

export type FieldsContext = { t: Translate; errors: FieldErrors; mark: Mark }

type Props = FieldsContext & {
  kind: BlockKind
  of: 'fields' | 'items'
  values: Values
  /** The posted name of a field, by its name in the block. */
  nameOf: (field: string) => string
}

export function BlockFields({ kind, of, values, nameOf, ...context }: Props) {
  return Object.keys(blockFacts(kind)[of] ?? {}).map((field) => (
    <BlockField
      key={field}
      {...context}
      {...{ kind, of, field }}
      id={nameOf(field)}
      given={values[field] ?? ''}
    />
  ))
}

type OneProps = FieldsContext & Pick<Props, 'kind' | 'of'> & { field: string; id: string; given: string }

function BlockField({ t, errors, mark, kind, of, field, id, given }: OneProps) {
  const asked = blockFacts(kind)[of]?.[field]
  const label = labelOf(t, kind, field)
  const error = sayFieldError(t, errors[id], asked)
  const shown = { id, label, ...(error && { error }) }
  if (asked === 'rich')
    return <ProseField {...shown} rows={of === 'items' ? 3 : 10} given={given} isTold {...{ mark, t }} />
  if (asked === 'group' || asked === 'which') {
    const options =
      asked === 'group'
        ? choices.group.map((one) => ({ value: one as string, label: t(`pageTexts.group_${one}`) }))
        : choices.which.map((one) => ({ value: one as string, label: t(`pageTexts.which_${one}`) }))
    return (
      <Field {...shown}>
        {(control) => (
          <Select {...control} name={id} options={options} defaultValue={given || choices[asked][0]} />
        )}
      </Field>
    )
  }
  const isAddress = asked === 'address'
  return (
    <Field {...shown} {...(isAddress && { hint: t('pageTexts.addressHint') })}>
      {(control) => (
        <TextInput
          {...control}
          name={id}
          defaultValue={given}
          autoComplete="off"
          {...(isAddress ? { dir: 'ltr' } : mark)}
        />
      )}
    </Field>
  )
}

/** What a field is called in its block. */
export function labelOf(t: Translate, kind: BlockKind, field: string): string {
  const own = ownLabels.find((one) => one === `${kind}_${field}`)
  if (own) return t(`pageTexts.${own}`)
  const general = labels.find((one) => one === `field_${field}`)
  return general ? t(`pageTexts.${general}`) : field
}

const ownLabels = ['facts_label', 'questions_title', 'questions_html', 'partners_title'] as const
const labels = [
  'field_title',
  'field_html',
  'field_value',
  'field_label',
  'field_address',
  'field_group',
  'field_which',
] as const

const maxOf = (kind: string | undefined) =>
  kind === 'rich' || kind === 'address' ? longest[kind] : longest.line

export function sayFieldError(t: Translate, code: FieldCode | undefined, kind: string | undefined) {
  if (!code) return undefined
  if (kind === 'address' && code === 'invalid_text') return t('writing.linkAddressWrong')
  return fieldError(t, code, { max: maxOf(kind) })
}
