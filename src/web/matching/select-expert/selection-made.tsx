import { useCallback, useEffect, useState } from 'react'
import { nameOfExpert, type ShortlistedExpert } from '../../../domain/matching/shortlist.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Snackbar } from '../../ui/snackbar/snackbar.tsx'
import { Success } from '../../ui/success/success.tsx'

type Props = { t: Translate; expert: ShortlistedExpert; homeHref: string }

/** Confirms the choice; stays until the reader leaves, since people read at different speeds. */
export function SelectionMade({ t, expert, homeHref }: Props) {
  const [passing, setPassing] = useState<string | null>(null)
  const forget = useCallback(() => setPassing(null), [])
  const name = nameOfExpert(expert)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it passes once, however often the page is drawn.
  useEffect(() => setPassing(t('selectExpert.selected', { name })), [])
  return (
    <>
      <Success title={t('selectExpert.madeTitle', { name })} text={t('selectExpert.made')}>
        <LinkButton href={homeHref}>{t('forms.goHome')}</LinkButton>
      </Success>
      <Snackbar message={passing} onDone={forget} />
    </>
  )
}
