import type { ReactNode } from 'react'
import { fieldError } from '../../../domain/forms/field-error.ts'
import { gates } from '../../../domain/matching/gate-names.ts'
import { longestWords } from '../../../domain/matching/not-now-reasons.ts'
import { sayGate } from '../../../domain/matching/say-gate.ts'
import type { PageContext } from '../../page.ts'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Field, type FieldText } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { sayWrongPick } from './taken-experts.ts'
import { weightMistakes } from './weight-mistakes.ts'
import { placeOf, type WorkspaceData } from './workspace-data.ts'

export type WorkspaceContext = PageContext<WorkspaceData>

type FormProps = WorkspaceContext & {
  className?: string
  isUnsaved?: boolean
  isSaved?: boolean
  children: ReactNode
}

/** Posts to the page with its filter, so that the answer shows the same place; the button names the action. */
export function WorkspaceForm(props: FormProps) {
  return <PostForm {...props} path={placeOf(props.data)} />
}

type TextProps = Pick<WorkspaceContext, 't' | 'data'> &
  Omit<FieldText, 'id' | 'error'> & { id?: string; name: string; rows?: number; isBack?: boolean }

/** A text that staff type; after a refusal (`isBack`), with its error. */
export function TextField({ t, data, name, id = name, rows = 3, isBack = true, ...text }: TextProps) {
  const code = isBack ? data.errors[name] : undefined
  const given = isBack ? data.given[name]?.[0] : undefined
  return (
    <Field {...text} id={id} error={code && fieldError(t, code, { max: longestWords })}>
      {(control) => <TextArea {...control} name={name} rows={rows} defaultValue={given} />}
    </Field>
  )
}

export function Mistakes(context: WorkspaceContext) {
  const { t, data } = context
  const { errors, wrongPick, given } = data
  const [, expert = ''] = (given._action?.[0] ?? '').split(' ')
  const linkTo = (name: string, label: string, id = name) => {
    const code = errors[name]
    return code ? [{ href: `#${id}`, text: `${label}: ${fieldError(t, code, { max: longestWords })}` }] : []
  }
  const items = [
    ...(wrongPick ? [{ href: '#shortlist', text: sayWrongPick(context) }] : []),
    ...linkTo('note', t('workspace.askNote')),
    ...linkTo('unaskedReason', t('workspace.sendUnasked')),
    ...linkTo('overLimitReason', t('workspace.liftLimit')),
    ...weightMistakes(context),
    ...gates.flatMap((gate) => linkTo(gate, sayGate(gate, t), `${gate}-${expert}`)),
  ]
  return items.length > 0 && <ErrorSummary title={t('forms.invalid')} items={items} />
}
