import type { Form } from '../../../domain/forms/engine/form.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Message } from '../../ui/message/message.tsx'
import { useRefusedFiles } from '../../uploads/refused-files.ts'

type Props = {
  form: Form
  t: Translate
  step: number
  hrefOf: (step: number) => string
  goTo: (step: number) => void
}

/** Refused files of other steps, which the person has left. */
export function RefusedElsewhere({ form, t, step, hrefOf, goTo }: Props) {
  return [...useRefusedFiles()].map(([name, { file, why }]) => {
    const place = form.steps.findIndex(({ asks }) => asks.includes(name))
    const title = form.steps[place]?.title
    if (place === step || !title) return null
    return (
      <Message key={name} tone="danger" live title={t('uploads.notTaken', { file })}>
        <p>{t(why)}</p>
        <p>
          <a
            href={hrefOf(place)}
            onClick={(event) => {
              event.preventDefault()
              goTo(place)
            }}
          >
            {t('uploads.chooseThere', { step: t(title) })}
          </a>
        </p>
      </Message>
    )
  })
}
