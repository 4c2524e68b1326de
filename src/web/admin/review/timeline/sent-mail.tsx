import { nameOfLocale } from '../../../../domain/messages/locale-name.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { PageIcon } from '../../../ui/icon/page-icon.tsx'
import { LetterParts } from '../../mail/letter-parts.tsx'
import type { Entry } from './entry.ts'

type Mail = Entry['mails'][number]

type Props = { mail: Mail; t: Translate; say: (time: string) => string }

/** A mail whose text can be opened; secrets are left out. */
export function SentMail({ mail, t, say }: Props) {
  const { recipient, subject, locale, state, due_at, sent_at, parts } = mail
  const time = say(sent_at ?? due_at)
  return (
    <details className="record__mail">
      <summary>
        <PageIcon name="send" />
        <span>
          <span className="vh">{t('record.mail')} </span>
          <span className="record__subject" dir="auto">
            {subject}
          </span>
          <small className="muted">
            {t('record.mailTo')} <bdi>{recipient}</bdi>
            {locale !== 'en' && `, ${t('record.mailIn', { language: nameOfLocale(locale) })}`}
          </small>
          <small className={state === 'failed' ? 'error' : 'muted'}>
            {t(`record.mail_${state}`, { time })}
          </small>
        </span>
        <PageIcon name="chevron" />
      </summary>
      <div className="record__letter">
        {parts ? (
          <LetterParts
            locale={locale}
            parts={parts}
            link={t('record.hiddenLink')}
            hidden={t('record.hidden')}
          />
        ) : (
          <p className="muted">{t('record.wordsGone')}</p>
        )}
      </div>
    </details>
  )
}
