import { useState } from 'react'
import type { Locale } from '../../domain/messages/locales.ts'
import type { OwnMatch } from '../../domain/programme/own-programme.ts'
import { formatDate } from '../content/format-date.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { FileRow } from '../ui/file-row/file-row.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { AgreementText, Unfold } from './accept-agreement.tsx'
import { formatVersion } from './format-version.ts'
import { HandInLetter } from './hand-in-letter.tsx'
import { type ActionProps, useFocusOnChange } from './use-submit.ts'

type Props = ActionProps & { locale: Locale; match: OwnMatch }

export function Commitments({ locale, match, ...props }: Props) {
  const { t } = props
  const [isReplacing, setReplacing] = useState(false)
  const place = useFocusOnChange(isReplacing)
  const { status, agreement, letter, tasks } = match
  const { own, other_accepted_at: other, text } = agreement
  const day = (at: string) => formatDate(at.slice(0, 10), locale)
  const signatures = [
    ...(own
      ? [
          t('programme.accepted', {
            name: own.name,
            day: day(own.accepted_at),
            version: formatVersion(own.text_version, locale),
          }),
        ]
      : []),
    other ? t('programme.otherAccepted', { day: day(other) }) : t('programme.otherNotYet'),
  ]
  const received = letter
    ? t('programme.letterHere', { day: day(letter.received_at) })
    : t('programme.letterNotYet')
  const mayReplace = letter?.href && status === 'confirmed'
  return (
    <div className="stack gap-5">
      <KeyValues
        items={[
          { term: t('programme.agreement'), value: signatures.map((line) => <p key={line}>{line}</p>) },
          ...(letter?.href || tasks.includes('hand_in_letter')
            ? []
            : [{ term: t('programme.letter'), value: <p>{received}</p> }]),
        ]}
      />
      {own && text && (
        <Unfold label={t('programme.readAgreement')}>
          <AgreementText agreement={text} t={t} />
        </Unfold>
      )}
      {letter?.href && (
        <FileRow name={t('programme.letter')} detail={received} look="sent">
          <LinkButton variant="quiet" small href={letter.href}>
            {t('programme.viewLetter')}
          </LinkButton>
        </FileRow>
      )}
      {mayReplace && (
        <div ref={place}>
          {isReplacing ? (
            <HandInLetter
              {...props}
              locale={locale}
              onDone={async (action) => {
                setReplacing(false)
                await props.onDone(action)
              }}
            />
          ) : (
            <Button variant="secondary" small onClick={() => setReplacing(true)}>
              {t('programme.replaceLetter')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
