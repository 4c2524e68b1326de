import { isolated } from '../../../domain/messages/joined.ts'
import { type Locale, localeFacts } from '../../../domain/messages/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Box } from '../../ui/box/box.tsx'

export type DrawnLetter = { subject: string; text: string; html: string }

/** The sandboxed frame runs no script and follows no link. */
export function LetterPreview({
  t,
  preview: { subject, text, html },
  language,
}: {
  t: Translate
  preview: DrawnLetter
  language: Locale
}) {
  return (
    <Box id="preview" title={t('mailTexts.previewTitle')}>
      <p className="sm">{t('mailTexts.previewNote')}</p>
      <p>
        <strong>{t('mailTexts.previewSubject', { subject: isolated(subject) })}</strong>
      </p>
      <iframe className="letter__frame" title={t('mailTexts.previewFrame')} sandbox="" srcDoc={html} />
      <details>
        <summary className="btn btn--secondary btn--sm">{t('mailTexts.previewPlain')}</summary>
        <pre className="letter__plain" lang={language} dir={localeFacts(language).dir}>
          {text}
        </pre>
      </details>
    </Box>
  )
}
