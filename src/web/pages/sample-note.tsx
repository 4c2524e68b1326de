import type { PageContext } from '../page.ts'

type Props = { of: readonly { is_sample: boolean }[] } & Pick<PageContext, 't'>

/** Nobody should take an invented hospital for a real one. */
export function SampleNote({ of, t }: Props) {
  return of.some(({ is_sample }) => is_sample) && <p className="sm muted">{t('pages.sampleNote')}</p>
}
