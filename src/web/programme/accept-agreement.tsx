import { type FormEvent, type ReactNode, useState } from 'react'
import { matchPaths } from '../../domain/api/matching/matching-paths.ts'
import { fieldError } from '../../domain/forms/field-error.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { OwnAgreementText } from '../../domain/programme/own-programme.ts'
import { callApi } from '../api/call-api.ts'
import { Button } from '../ui/button/button.tsx'
import { ErrorAlert } from '../ui/error-alert/error-alert.tsx'
import { Field } from '../ui/field/field.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'
import { type ActionProps, useSubmit } from './use-submit.ts'

export function AcceptAgreement({ text, ...props }: ActionProps & { text: OwnAgreementText }) {
  const { t, matchId } = props
  const { isBusy, errors, trouble, form, refuse, forgive, send } = useSubmit(
    props,
    'agreement',
    (body: { name: string; text_version: string }) =>
      callApi('POST', `${matchPaths.matches}/:id/agreement`, { params: { id: matchId }, body }),
  )
  const [name, setName] = useState('')

  function accept(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) return refuse({ name: 'required' })
    void send({ name, text_version: text.version })
  }
  return (
    <form ref={form} className="stack gap-5" onSubmit={accept} noValidate>
      <h4>{t('programme.agreement')}</h4>
      <AgreementText agreement={text} t={t} />
      <Field
        id={`agreement-${matchId}`}
        label={t('programme.agreementName')}
        hint={t('programme.agreementNameHint')}
        error={
          errors.name === 'too_short'
            ? t('programme.fullName')
            : errors.name && fieldError(t, errors.name, { max: 200 })
        }
      >
        {(control) => (
          <TextInput
            {...control}
            name="agreement-name"
            autoComplete="name"
            aria-required
            value={name}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value)
              forgive(['name'])
            }}
          />
        )}
      </Field>
      <ErrorAlert text={trouble} />
      <Button type="submit" variant="go" busy={isBusy}>
        {t('programme.accept')}
      </Button>
    </form>
  )
}

/** Says whether it is a translation, or in English for want of one. */
export function AgreementText({ agreement, t }: { agreement: OwnAgreementText; t: Translate }) {
  const { locale, text } = agreement
  return (
    <div className="stack gap-3">
      {t.locale !== 'en' && (
        <p className="muted">{t(locale === 'en' ? 'languages.englishOnly' : 'languages.translated')}</p>
      )}
      {text.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph may be there twice, and the order stays.
        <p key={at} lang={locale} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

type UnfoldProps = { label: string; isOpen?: boolean; children: ReactNode }

export function Unfold({ label, isOpen = false, children }: UnfoldProps) {
  const [isShown, setShown] = useState(isOpen)
  return (
    <div className="stack gap-3">
      <Button variant="secondary" small aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {label}
      </Button>
      {isShown && children}
    </div>
  )
}
