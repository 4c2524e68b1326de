import { formatVersion } from '../../programme/format-version.ts'
import { Box } from '../../ui/box/box.tsx'
import { sayMoment } from '../moment.tsx'
import type { AgreementContext } from './agreement-data.ts'
import { Paragraphs } from './agreement-paragraphs.tsx'

/** Every publication in this language with its words, the newest first. */
export function AgreementVersions({ t, locale, data }: AgreementContext) {
  const { publications, delivered, language } = data
  const asDelivered = `${t('agreementText.deliveredSince')} (${formatVersion(delivered.version, locale)})`
  return (
    <Box id="versions" title={t('agreementText.versions')}>
      {publications.length === 0 && <p>{t('agreementText.noVersions')}</p>}
      <ul className="entries">
        {publications.map(({ id, version, text, published_at, published_by: name }) => {
          const date = sayMoment(published_at, locale)
          return (
            <li key={id}>
              <div>
                <strong>
                  {version
                    ? t('agreementText.versionOf', { version: formatVersion(version, locale) })
                    : asDelivered}
                </strong>
                <p className="sm">
                  {name
                    ? t('agreementText.publishedBy', { name, date })
                    : t('agreementText.publishedOn', { date })}
                </p>
                {text !== null && (
                  <details className="agreement-words">
                    <summary className="btn btn--secondary btn--sm">{t('agreementText.read')}</summary>
                    <Paragraphs words={text} language={language} />
                  </details>
                )}
              </div>
            </li>
          )
        })}
        <li>
          <div>
            <strong>{asDelivered}</strong>
            <details className="agreement-words">
              <summary className="btn btn--secondary btn--sm">{t('agreementText.read')}</summary>
              <Paragraphs words={delivered.words} language={language} />
            </details>
          </div>
        </li>
      </ul>
    </Box>
  )
}
