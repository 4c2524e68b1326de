import type { Form } from '../../../domain/forms/engine/form.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Success, useNewPage, useReceipt } from '../../ui/success/success.tsx'

type Props = { form: Form; t: Translate; reference: string; homeHref: string }

export function ApplicationSent({ form, t, reference, homeHref }: Props) {
  const { arrived = 'wizard.sentTitle', created = arrived, next } = form.says
  const page = useNewPage()
  return (
    <div ref={page}>
      <Band>
        <Success title={t(arrived)} text={t(created)}>
          {reference && <p className="h4">{t('wizard.reference', { reference })}</p>}
          {next && <p>{t(next)}</p>}
          <LinkButton href={homeHref}>{t('forms.goHome')}</LinkButton>
        </Success>
      </Band>
    </div>
  )
}

type ReceiptProps = Props & { action: string; titles: { right: string } }

/** The receipt that replaces the form after it was sent. */
export function ApplicationReceipt({ action, titles, ...props }: ReceiptProps) {
  const title = titles.right.replace('{title}', () => props.t(props.form.says.arrived ?? 'wizard.sentTitle'))
  useReceipt(`${action}?sent=${encodeURIComponent(props.reference)}`, title)
  return <ApplicationSent {...props} />
}
