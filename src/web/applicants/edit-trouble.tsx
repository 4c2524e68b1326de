import { useEffect, useRef } from 'react'
import type { ProblemCode } from '../../domain/api/endpoints.ts'
import { partsOf } from '../../domain/forms/engine/describe.ts'
import type { Form as FormDefinition } from '../../domain/forms/engine/form.ts'
import { withoutTypedOther } from '../../domain/forms/engine/typed-other.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { joined } from '../../domain/messages/joined.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { WaitingForFiles } from '../forms/wizard/waiting-for-files.tsx'
import { Button } from '../ui/button/button.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { Message } from '../ui/message/message.tsx'
import type { Conflict } from './own-record.ts'
import { refusedConsents } from './refused-consent.ts'
import type { useEditor } from './use-editor.ts'

type EditTroubleProps = {
  form: FormDefinition
  t: Translate
  locale: Locale
  editor: Pick<ReturnType<typeof useEditor>, 'record' | 'trouble' | 'isHeld' | 'merge' | 'progress'>
}

export function EditTrouble({ form, t, locale, editor }: EditTroubleProps) {
  const { record, trouble, merge, progress } = editor
  if (refusedConsents(form, progress.answers, record?.terms).length > 0) return <NoConsent t={t} />
  if (editor.isHeld) return <WaitingForFiles t={t} locale={locale} isEdit />
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
    case 'noConsent':
      return null // the consent is back
    default: {
      const { title, text } = notes[trouble.kind]
      return trouble.kind === 'merged' ? (
        <MergedNote title={t(title)} text={t(text)} />
      ) : (
        <Message live title={t(title)} text={t(text)} />
      )
    }
  }
}

/** Takes the focus, since the button that loaded the newer version is gone. */
function MergedNote({ title, text }: { title: string; text: string }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1}>
      <Message title={title} text={text} />
    </div>
  )
}

/** Without consent nothing can be saved: offers to withdraw or to erase. */
function NoConsent({ t }: { t: Translate }) {
  return (
    <Message tone="warn" live title={t('edit.noConsentTitle')}>
      <p>{t('edit.noConsentText')}</p>
      <p>
        <a href="#rights">{t('edit.noConsentLink')}</a>
      </p>
    </Message>
  )
}

const notes = {
  unchanged: { title: 'edit.unchangedTitle', text: 'edit.unchangedText' },
  again: { title: 'edit.againTitle', text: 'edit.againSave' },
  merged: { title: 'edit.mergedTitle', text: 'edit.mergedText' },
} as const

function Failure({ form, t, code }: { form: FormDefinition; t: Translate; code: ProblemCode | 'offline' }) {
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

/** Shows the other version of answers that both sides changed, so that nothing of it is lost. */
function Differences({ form, t, conflict }: { form: FormDefinition; t: Translate; conflict: Conflict }) {
  const { newer, theirs, both } = conflict
  const textOf = (name: string) =>
    joined(partsOf(form, name, newer.answers, t), t.locale) || t('edit.noAnswer')
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
            <KeyValues
              items={withoutTypedOther(form, names).map((name) => ({
                term: labelOf(form, name, t),
                value: textOf(name),
              }))}
            />
          </div>
        ))}
    </>
  )
}
