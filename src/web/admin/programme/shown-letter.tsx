import { adminFilePath } from '../../../domain/api/review/review-paths.ts'
import { paths } from '../../../domain/paths.ts'
import type { Outcome } from '../../../domain/refusals.ts'
import type { DrawnFile } from '../../../domain/uploads/drawn-page.ts'
import type { ReadMatch } from '../../../services/programme/read-match.ts'
import { type PageContext, type PageRequest, signedIn } from '../../page.ts'
import { DrawnPages } from '../../uploads/drawn-pages.tsx'
import { withQuery } from '../filters/with-query.ts'

/** The letter of commitment, rendered by the server on request; each view is audited. */
export function viewLetter(request: PageRequest, uploadId: string | null | undefined) {
  if (!uploadId || request.query.letter !== 'shown') return undefined
  const staff = signedIn(request)
  return request.services.review.viewFile(staff, { id: uploadId, caller: staff.id })
}

export type ViewedLetter = Outcome<DrawnFile> | undefined

type Context = PageContext<{ match: Pick<ReadMatch, 'id' | 'letter'>; letter: ViewedLetter }>
type Props = Pick<Context, 't' | 'href' | 'data'>

/** Shows the letter in the page or hides it, and offers the file. */
export function LetterLinks({ t, href, data: { match, letter } }: Props) {
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

export function ShownLetter({ t, data: { letter } }: Props) {
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
