import { adminFilePath } from '../../../domain/api/review/review-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { DrawnPages } from '../../uploads/drawn-pages.tsx'
import { withQuery } from '../filters/with-query.ts'
import type { MatchContext } from './match-form.tsx'

/** Shows the letter in the page or hides it, and offers the file. */
export function LetterLinks({ t, href, data: { match, letter } }: MatchContext) {
  const uploadId = match.letter?.upload_id ?? ''
  const address = href(paths.adminMatch(match.id))
  return (
    <>
      <a href={`${withQuery(address, letter ? {} : { letter: 'shown' })}#letter`}>
        {t(letter ? 'board.hideLetter' : 'board.showLetter')}
      </a>
      {' · '}
      <a href={adminFilePath(uploadId)} download="letter-of-commitment.pdf">
        {t('board.downloadLetter')}
      </a>
    </>
  )
}

export function ShownLetter({ t, data: { letter } }: MatchContext) {
  if (!letter) return null
  const label = t('board.letter')
  return (
    <section
      id="letter"
      className="file-pages stack gap-3"
      aria-label={t('filePages.region', { file: label })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
      tabIndex={0}
    >
      {letter.ok ? (
        <DrawnPages file={letter.value} label={label} t={t} />
      ) : (
        <p>{t(letter.refusal.code === 'not_drawn' ? 'filePages.notDrawn' : 'filePages.notNow')}</p>
      )}
    </section>
  )
}
