import { useCallback, useEffect, useRef, useState } from 'react'
import { nameOfExpert, type ShortlistedExpert } from '../../../domain/matching/shortlist.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Snackbar } from '../../ui/snackbar/snackbar.tsx'
import { Success } from '../../ui/success/success.tsx'

type Props = { t: Translate; expert: ShortlistedExpert; homeHref: string }

export function SelectionMade({ t, expert, homeHref }: Props) {
  const [passing, setPassing] = useState<string | null>(null)
  const forget = useCallback(() => setPassing(null), [])
  const name = nameOfExpert(expert)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it passes once, however often the page is drawn.
  useEffect(() => setPassing(t('selectExpert.selected', { name, id: expert.id })), [])
  return (
    <>
      <Success title={t('selectExpert.madeTitle', { name })} text={t('selectExpert.made')}>
        <GoingHome t={t} homeHref={homeHref} />
      </Success>
      <Snackbar message={passing} onDone={forget} />
    </>
  )
}

/** The specification's. */
const LEAVES_AFTER = 7500

function GoingHome({ t, homeHref }: Omit<Props, 'expert'>) {
  const { seconds, isStopped, stop } = useCountdown(LEAVES_AFTER, () => location.assign(homeHref))
  const [atFirst] = useState(seconds)
  return (
    <>
      {/* Aloud it is told once, not every second. */}
      <p className="vh" role="status">
        {isStopped ? t('selectExpert.stays') : t('selectExpert.leaving', { count: atFirst })}
      </p>
      <p aria-hidden="true">
        {isStopped ? t('selectExpert.stays') : t('selectExpert.leaving', { count: seconds })}
      </p>
      <div className="row btn-row">
        {!isStopped && (
          <Button variant="secondary" onClick={stop}>
            {t('selectExpert.stay')}
          </Button>
        )}
        <LinkButton href={homeHref}>{t('forms.goHome')}</LinkButton>
      </div>
    </>
  )
}

function useCountdown(milliseconds: number, onEnd: () => void) {
  const [left, setLeft] = useState(milliseconds)
  const [isStopped, setStopped] = useState(false)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (isStopped) return
    const until = Date.now() + milliseconds
    const timer = setInterval(() => {
      const rest = Math.max(0, until - Date.now())
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      end.current()
    }, 250)
    return () => clearInterval(timer)
  }, [isStopped, milliseconds])
  return { seconds: Math.ceil(left / 1000), isStopped, stop: () => setStopped(true) }
}
