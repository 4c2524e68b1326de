import type { PageContext } from '../page.ts'

type Samples = readonly { is_sample: boolean }[]
type Translated = Pick<PageContext, 't'>

/** Nobody should take an invented hospital for a real one. */
export function sampleText(of: Samples, t: Translated['t']): string | undefined {
  return of.some(({ is_sample }) => is_sample) ? t('pages.sampleNote') : undefined
}

export function SampleNote({ of, t }: { of: Samples } & Translated) {
  const text = sampleText(of, t)
  return text && <p className="sm muted">{text}</p>
}
