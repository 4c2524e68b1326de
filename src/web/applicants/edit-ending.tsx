import type { Form } from '../../domain/forms/engine/form.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { sayPeriod } from '../../domain/privacy/say-period.ts'
import { Band } from '../ui/band/band.tsx'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { Success, useNewPage } from '../ui/success/success.tsx'
import type { Ending } from './use-editor.ts'

type Props = {
  form: Form
  t: Translate
  ending: Ending
  /** A new address that waits for its confirmation. */
  unconfirmed?: string | undefined
  /** How long a withdrawn application stays. */
  keptMonths: number
  homeHref: string
  onReopen: () => void
  onClose: () => void
}

export function EditEnding({ form, t, ending, unconfirmed, keptMonths, homeHref, onReopen, onClose }: Props) {
  const page = useNewPage(ending)
  const { title, text } = words[ending]
  const said =
    ending === 'saved' && unconfirmed
      ? t('edit.savedUnconfirmed', { email: unconfirmed })
      : t(text, { period: sayPeriod(t, 'months', keptMonths) })
  return (
    <div ref={page}>
      <Band>
        <Success title={t(title ?? form.says.edited ?? 'edit.title')} text={said}>
          {(ending === 'saved' || ending === 'withdrawn') && (
            <Button variant="secondary" onClick={onReopen}>
              {t('edit.backToApplication')}
            </Button>
          )}
          {ending === 'signedOut' && (
            <Button variant="secondary" onClick={onClose}>
              {t('edit.openAgain')}
            </Button>
          )}
          <LinkButton href={homeHref}>{t('forms.goHome')}</LinkButton>
        </Success>
      </Band>
    </div>
  )
}

const words = {
  saved: { title: undefined, text: 'edit.savedText' },
  withdrawn: { title: 'edit.endWithdrawnTitle', text: 'edit.endWithdrawnText' },
  erased: { title: 'edit.endErasedTitle', text: 'edit.endErasedText' },
  signedOut: { title: 'edit.endSignedOutTitle', text: 'edit.endSignedOutText' },
} as const satisfies Record<Ending, object>
