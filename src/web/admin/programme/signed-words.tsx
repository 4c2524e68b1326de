import type { Side } from '../../../domain/programme/reports.ts'
import { Paragraphs } from '../settings/agreement-paragraphs.tsx'
import type { MatchContext } from './match-form.tsx'

/** The exact words that one side has accepted. */
export function SignedWords({ t, data: { match }, side }: MatchContext & { side: Side }) {
  const signed = match.agreements.find((one) => one.side === side)
  if (!signed?.words) return null
  return (
    <details className="agreement-words">
      <summary className="btn btn--secondary btn--sm">
        {t('board.signedWords')}
        <span className="vh">{t('workspace.about', { name: signed.name })}</span>
      </summary>
      <Paragraphs words={signed.words} language={signed.locale} />
    </details>
  )
}
