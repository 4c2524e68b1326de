import type { PageContext } from '../page.ts'

type Entry = { is_sample: boolean } & ({ title: string } | { name: string })
type Samples = readonly Entry[]
type Translated = Pick<PageContext, 't'>

/** Marks sample content as fictional. */
export function sampleText(of: Samples, t: Translated['t']): string | undefined {
  const samples = of.filter(({ is_sample }) => is_sample)
  if (samples.length === 0) return undefined
  if (samples.length === of.length) return t('pages.sampleNote')
  return t('pages.sampleNames', { names: samples.map(nameOf).join(' · ') })
}

const nameOf = (entry: Entry) => ('title' in entry ? entry.title : entry.name)

export function SampleNote({ of, t }: { of: Samples } & Translated) {
  const text = sampleText(of, t)
  return text && <p className="sm muted">{text}</p>
}
