import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import type { LetterData } from './mail-text.ts'

/** The mail apart from the page: nothing in it runs, and its links lead nowhere. */
export function LetterPreview({ t, data: { preview } }: PageContext<LetterData>) {
  const { subject, text, html } = preview
  return (
    <Box id="preview" title={t('mailTexts.previewTitle')}>
      <p className="sm">{t('mailTexts.previewNote')}</p>
      <p>
        <strong>{t('mailTexts.previewSubject', { subject })}</strong>
      </p>
      <iframe className="letter__frame" title={t('mailTexts.previewFrame')} sandbox="" srcDoc={html} />
      <details>
        <summary className="btn btn--secondary btn--sm">{t('mailTexts.previewPlain')}</summary>
        <pre className="letter__plain">{text}</pre>
      </details>
    </Box>
  )
}
