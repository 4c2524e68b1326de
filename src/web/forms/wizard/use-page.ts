import { useEffect, useRef } from 'react'
import type { Form } from '../../../domain/forms/engine/form.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { isEmpty, type Progress } from './progress.ts'

type Titles = {
  t: Translate
  layout: 'steps' | 'all'
  title: string
  /** The document's titles, each with a place for {title}. */
  titles: { right: string; wrong: string }
}

/** On a change of step the page starts at its top, and the step's heading takes the focus. */
export function useStepFocus(step: number, attempt: number) {
  const page = useRef<HTMLDivElement>(null)
  const before = useRef({ step, attempt })
  useEffect(() => {
    const moved = before.current.step !== step
    const refused = before.current.attempt !== attempt
    before.current = { step, attempt }
    if (!moved || refused) return // the error summary takes the focus itself
    window.scrollTo({ top: 0, behavior: 'instant' })
    page.current?.querySelector<HTMLElement>('[data-now] h1')?.focus({ preventScroll: true })
    return letSecondClickPass(page.current)
  }, [step, attempt])
  return page
}

/** Ignores the second click of a double click on Next, which would hit what has replaced it. */
function letSecondClickPass(page: HTMLElement | null) {
  page?.setAttribute('data-moved', '')
  const end = () => page?.removeAttribute('data-moved')
  const timer = setTimeout(end, doubleClick)
  return () => {
    clearTimeout(timer)
    end()
  }
}

const doubleClick = 500

/** Names the step, and says first when there are errors or sending has failed. */
export function useDocumentTitle(
  form: Form,
  { t, titles, layout, title }: Titles,
  { step, errors }: Progress,
  hasFailed = false,
) {
  const isWrong = hasFailed || !isEmpty(errors)
  const now = form.steps[step]
  const place =
    layout === 'steps' && now
      ? t('wizard.titleOfStep', { step: step + 1, count: form.steps.length, title: t(now.title) })
      : title
  useEffect(() => {
    document.title = titles[isWrong ? 'wrong' : 'right'].replace('{title}', () => place)
  }, [titles, isWrong, place])
}
