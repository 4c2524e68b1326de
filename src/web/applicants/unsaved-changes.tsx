import { useState } from 'react'
import type { Locale } from '../../domain/messages/locales.ts'
import { styleOf } from '../../domain/messages/style-of.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { timeOf } from '../forms/wizard/draft-state.tsx'
import { Button } from '../ui/button/button.tsx'
import { Message } from '../ui/message/message.tsx'
import { DiscardDialog } from '../ui/modal/discard-dialog.tsx'
import type { OwnRecord } from './own-record.ts'
import type { useEditor } from './use-editor.ts'

type Props = {
  t: Translate
  locale: Locale
  record: OwnRecord
  editor: Pick<ReturnType<typeof useEditor>, 'restored' | 'discard'>
}

/** Says that the form shows changes of an earlier visit, and lets the person drop them. */
export function UnsavedChanges({ t, locale, record, editor: { restored, discard } }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (!restored) return null
  const { savedAt, base } = restored
  const date = new Intl.DateTimeFormat(styleOf(locale), { dateStyle: 'long' }).format(savedAt)
  return (
    <Message tone="warn" title={t('edit.draftTitle')}>
      <div className="stack gap-3">
        <p>{t('edit.draftText', { date, time: timeOf(savedAt, locale) })}</p>
        {base !== record.version && <p>{t('edit.draftOlder')}</p>}
        <div>
          <Button variant="secondary" small onClick={() => setAsking(true)}>
            {t('edit.draftDiscard')}
          </Button>
        </div>
      </div>
      <DiscardDialog
        id="discard-changes"
        open={isAsking}
        title={t('edit.draftAskTitle')}
        text={t('edit.draftAskText')}
        labels={{ keep: t('edit.draftAskNo'), discard: t('edit.draftAskYes') }}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          discard()
          // The button disappears with its message: moves the focus, which would otherwise fall to the body.
          setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus())
        }}
      />
    </Message>
  )
}
