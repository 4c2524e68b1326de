import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'

/** Shown by `office/keep-forms.ts` once it has restored input. */
export function KeptFormNotice({ t }: Pick<PageContext, 't'>) {
  return (
    <p className="hint" role="status" hidden data-words-back>
      {t('desk.wordsKept')}{' '}
      <Button variant="quiet" small data-discard="">
        {t('desk.discardWords')}
      </Button>
    </p>
  )
}
