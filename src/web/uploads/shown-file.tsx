import { useEffect, useState } from 'react'
import type { Translate } from '../../domain/messages/translate.ts'
import type { DrawnFile } from '../../domain/uploads/drawn-page.ts'
import type { Answered } from '../api/call-api.ts'
import { Button } from '../ui/button/button.tsx'
import { DrawnPages } from './drawn-pages.tsx'

type ShownFileProps = {
  id: string
  label: string
  t: Translate
  /** Asks the server for the pages. */
  view: () => Promise<Answered<DrawnFile>>
  /** The session is over. */
  onLock?: () => void
}

type State = { at: 'drawing' } | { at: 'drawn'; file: DrawnFile } | { at: 'failed'; isForGood: boolean }

/** A file in the page, for devices that show no PDF, and for those who do not open files of strangers. */
export function ShownFile({ id, label, t, view, onLock }: ShownFileProps) {
  const [state, setState] = useState<State>({ at: 'drawing' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each attempt
  useEffect(() => {
    let isWanted = true
    setState({ at: 'drawing' })
    void view().then((answer) => {
      if (!isWanted) return
      if (answer.ok) return setState({ at: 'drawn', file: answer.value })
      if (answer.code === 'no_session') onLock?.()
      setState({ at: 'failed', isForGood: answer.code === 'not_drawn' })
    })
    return () => {
      isWanted = false
    }
  }, [id, attempt])
  return (
    <div className="stack gap-3">
      <p role="status" className={state.at === 'drawn' ? 'vh' : undefined}>
        {said(state, t)}
      </p>
      {state.at === 'failed' && !state.isForGood && (
        <div>
          <Button variant="quiet" small onClick={() => setAttempt(attempt + 1)}>
            {t('filePages.again')}
          </Button>
        </div>
      )}
      {state.at === 'drawn' && (
        <section
          className="file-pages stack gap-3"
          aria-label={t('filePages.region', { file: label })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
          tabIndex={0}
        >
          <DrawnPages file={state.file} label={label} t={t} />
        </section>
      )}
    </div>
  )
}

function said(state: State, t: Translate): string {
  if (state.at === 'drawing') return t('filePages.drawing')
  return state.at === 'drawn' ? '' : t(state.isForGood ? 'filePages.notDrawn' : 'filePages.notNow')
}
