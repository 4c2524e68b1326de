import type { Block, PageText as Text } from '../../../../domain/content/pages/page-text.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { Written } from '../../../content/written.tsx'
import { labelOf } from './block-fields.tsx'

type Props = { text: Text; t: Translate }

/** All words of a page, to be read in the back office. */
export function PageText({ text: { title, lede, description, blocks }, t }: Props) {
  const head = [
    ['pageTitle', title],
    ['lede', lede],
    ['pageDescription', description],
  ] as const
  return (
    <div className="stack version">
      {head.map(([name, words]) => (
        <section key={name}>
          <p className="label">{t(`pageTexts.${name}`)}</p>
          <p>{words}</p>
        </section>
      ))}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text that is only read keep their places
        <section key={index}>
          <p className="label">{t(`pageTexts.block_${block.kind}`)}</p>
          <BlockWords block={block} t={t} />
        </section>
      ))}
    </div>
  )
}

export function BlockWords({ block: { kind, fields, items }, t }: { block: Block; t: Translate }) {
  const all = [fields, ...items].flatMap((values, place) =>
    Object.entries(values).map(([field, value]) => ({ key: `${place} ${field}`, field, value })),
  )
  return all.map(({ key, field, value }) => (
    <div key={key}>
      <span className="vh">{labelOf(t, kind, field)}: </span>
      {field === 'html' ? <Written html={value} t={t} /> : <p>{value}</p>}
    </div>
  ))
}
