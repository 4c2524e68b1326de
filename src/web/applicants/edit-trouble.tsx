import type { ProblemCode } from '../../domain/api/endpoints.ts'
import { partsOf } from '../../domain/forms/engine/describe.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { Button } from '../ui/button/button.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { Message } from '../ui/message/message.tsx'
import type { Conflict } from './own-record.ts'
import type { useEditor } from './use-editor.ts'

type Props = {
  form: Form
  t: Translate
  editor: Pick<ReturnType<typeof useEditor>, 'trouble' | 'merge'>
}

/** Why nothing is saved, next to the button that was pressed. */
export function EditTrouble({ form, t, editor: { trouble, merge } }: Props) {
  if (!trouble) return null
  switch (trouble.kind) {
    case 'failed':
      return <Failure form={form} t={t} code={trouble.code} />
    case 'conflict':
      return (
        <Message tone="warn" live title={t('edit.conflictTitle')}>
          <div className="stack gap-3">
            <Differences form={form} t={t} conflict={trouble.conflict} />
            <Button variant="secondary" small onClick={() => merge(trouble.conflict)}>
              {t('edit.conflictLoad')}
            </Button>
          </div>
        </Message>
      )
    default: {
      const { title, text } = notes[trouble.kind]
      return <Message live title={t(title)} text={t(text)} />
    }
  }
}

const notes = {
  unchanged: { title: 'edit.unchangedTitle', text: 'edit.unchangedText' },
  again: { title: 'edit.againTitle', text: 'edit.againSave' },
  merged: { title: 'edit.mergedTitle', text: 'edit.mergedText' },
} as const

function Failure({ form, t, code }: { form: Form; t: Translate; code: ProblemCode | 'offline' }) {
  if (code === 'email_taken') {
    return (
      <Message tone="danger" live title={t(form.says.emailTaken ?? 'forms.emailTaken')}>
        <p>{t('edit.emailTakenText')}</p>
        <p>
          <a href="#email">{t('edit.changeEmail')}</a>
        </p>
      </Message>
    )
  }
  const texts = { offline: 'edit.failedOffline', not_found: 'edit.goneText' } as const
  const text = code === 'offline' || code === 'not_found' ? texts[code] : 'edit.failedText'
  return <Message tone="danger" live title={t('edit.failedTitle')} text={t(text)} />
}

/** Nothing of the other version is lost either: where both changed an answer, theirs is read here. */
function Differences({ form, t, conflict }: { form: Form; t: Translate; conflict: Conflict }) {
  const { newer, theirs, both } = conflict
  const textOf = (name: string) => partsOf(form, name, newer.answers, t).join(', ') || t('edit.noAnswer')
  return (
    <>
      <p>{t('edit.conflictText')}</p>
      {[
        { title: t('edit.conflictTheirs'), names: theirs },
        { title: t('edit.conflictBoth'), names: both },
      ]
        .filter(({ names }) => names.length > 0)
        .map(({ title, names }) => (
          <div key={title}>
            <p>{title}</p>
            <KeyValues items={names.map((name) => ({ term: labelOf(form, name, t), value: textOf(name) }))} />
          </div>
        ))}
    </>
  )
}
