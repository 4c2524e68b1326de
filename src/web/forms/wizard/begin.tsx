import { useEffect, useState } from 'react'
import type { Form } from '../../../domain/forms/engine/form.ts'
import { styleOf } from '../../../domain/messages/style-of.ts'
import type { IslandProps } from '../../islands/names.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { type Draft, readDraft } from './draft.ts'
import { DraftDeleted, DraftDeletion } from './draft-deletion.tsx'
import { timeOf } from './draft-state.tsx'
import { forgetForm } from './forget-form.ts'
import { stepHref } from './use-steps.ts'

type Props = IslandProps<{ action: string; form: Form; minutes: number }>

/** The button that begins a form, or continues the draft on the device. */
export function Begin({ form, t, locale, action, minutes }: Props) {
  const [draft, setDraft] = useState<Draft>()
  useEffect(() => setDraft(readDraft(form.id)), [form])
  const step = Math.max(
    form.steps.findIndex(({ id }) => id === draft?.step),
    0,
  )
  return (
    <div className="stack gap-3">
      <DraftDeleted key={draft ? 'kept' : 'deleted'} t={t} form={form.id} />
      <LinkButton href={stepHref(action, form, step)} variant="accent" iconEnd="arrow" block>
        {t(draft ? 'wizard.goOn' : 'wizard.begin')}
      </LinkButton>
      <div className="begin-note with-script">
        <p className="hint">
          {draft
            ? t('wizard.goOnNote', {
                date: new Intl.DateTimeFormat(styleOf(locale), { dateStyle: 'long' }).format(draft.savedAt),
                time: timeOf(draft.savedAt, locale),
              })
            : t('wizard.beginNote', { minutes })}
        </p>
        {draft && (
          <DraftDeletion
            t={t}
            form={form.id}
            onDelete={() => {
              void forgetForm(form)
              setDraft(undefined)
            }}
          />
        )}
      </div>
    </div>
  )
}
