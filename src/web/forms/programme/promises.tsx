import { useState } from 'react'
import type { Locale } from '../../../domain/locales.ts'
import type { Side } from '../../../domain/programme/obligations.ts'
import type { OwnMatch } from '../../../domain/programme/own-programme.ts'
import { areAcquainted } from '../../../domain/programme/own-status.ts'
import { formatDate } from '../../pages/format-date.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { FileRow } from '../../ui/file-row/file-row.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { HandInLetter } from './hand-in-letter.tsx'
import type { Acting } from './use-act.ts'

type Props = Acting & { locale: Locale; side: Side; match: OwnMatch }

/** What both have accepted and handed in, from the confirmation on. */
export function Promises({ locale, side, match, ...acting }: Props) {
  const { t } = acting
  const [isReplacing, setReplacing] = useState(false)
  const { status, agreement, letter, tasks } = match
  if (!areAcquainted(status)) return null
  const day = (at: string) => formatDate(at.slice(0, 10), locale)
  const { own, other_accepted_at: other } = agreement
  const signatures = [
    own && t('programme.accepted', { name: own.name, day: day(own.accepted_at), version: own.text_version }),
    other ? t('programme.otherAccepted', { day: day(other) }) : t('programme.otherNotYet'),
  ].filter((line) => line !== null)
  const received = letter
    ? t('programme.letterHere', { day: day(letter.received_at) })
    : t('programme.letterNotYet')
  return (
    <>
      <KeyValues
        items={[
          {
            term: t('programme.agreement'),
            value: signatures.map((line) => <p key={line}>{line}</p>),
          },
          ...(letter?.href || tasks.includes('hand_in_letter')
            ? []
            : [{ term: t('programme.letter'), value: <p>{received}</p> }]),
        ]}
      />
      {letter?.href && (
        <FileRow name={t('programme.letter')} detail={received} look="sent">
          <LinkButton variant="quiet" small href={letter.href}>
            {t('programme.viewLetter')}
          </LinkButton>
        </FileRow>
      )}
      {letter && side === 'hospital' && status === 'confirmed' && !isReplacing && (
        <Button variant="quiet" small onClick={() => setReplacing(true)}>
          {t('programme.replaceLetter')}
        </Button>
      )}
      {letter && isReplacing && status === 'confirmed' && (
        <HandInLetter
          {...acting}
          locale={locale}
          onOver={async (done) => {
            setReplacing(false)
            await acting.onOver(done)
          }}
        />
      )}
    </>
  )
}
