import { Button } from '../../ui/button/button.tsx'
import { useDesk } from './desk-context.ts'
import type { KeptWords } from './kept-words.ts'

/** Says that a form has restored input, and offers to discard it. */
export function KeptNotice({ isBack, forget }: Pick<KeptWords<unknown>, 'isBack' | 'forget'>) {
  const { t } = useDesk()
  if (!isBack) return null
  return (
    <p className="desk-kept" role="status">
      {t('desk.wordsKept')}{' '}
      <Button variant="quiet" small onClick={forget}>
        {t('desk.discardWords')}
      </Button>
    </p>
  )
}
