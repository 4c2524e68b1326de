import { fieldName, itemName } from '../../../../domain/content/pages/page-fields.ts'
import { type BlockKind, blockFacts } from '../../../../domain/content/pages/page-text.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { Button } from '../../../ui/button/button.tsx'
import { BlockFields, type FieldsContext } from './block-fields.tsx'
import type { Blocks, EditedBlock } from './use-blocks.ts'

type Props = FieldsContext & {
  block: EditedBlock
  at: number
  all: Blocks
  /** The buttons need a script. */
  isAlive: boolean
  say: (words: string) => void
}

/** One block with its fields; its hidden field tells the server its kind and its place. */
export function BlockEditor({ block, at, all, isAlive, say, ...context }: Props) {
  const { t } = context
  const { key, kind, fields, items } = block
  const name = t(`pageTexts.block_${kind}`)
  const count = all.blocks.length
  const hint = hints.find((one) => one === `hint_${kind}`)
  return (
    <fieldset className="page-block stack" id={`block-${key}`} tabIndex={-1}>
      <legend>{t('pageTexts.blockNumber', { number: at + 1, kind: name })}</legend>
      <input type="hidden" name="block" value={`${key}:${kind}`} />
      {hint && <p className="hint">{t(`pageTexts.${hint}`)}</p>}
      <BlockFields
        {...context}
        kind={kind}
        of="fields"
        values={fields}
        nameOf={(field) => fieldName(key, field)}
      />
      {items.map((item, index) => (
        <div key={item.key} className="page-block__item" id={`item-${key}-${item.key}`} tabIndex={-1}>
          <input type="hidden" name={`items-${key}`} value={item.key} />
          <div className="stack gap-3">
            <BlockFields
              {...context}
              kind={kind}
              of="items"
              values={item.values}
              nameOf={(field) => itemName(key, item.key, field)}
            />
          </div>
          {isAlive && (
            <Mover
              t={t}
              id={`item-${key}-${item.key}`}
              what={t('pageTexts.item', { kind: name, number: index + 1 })}
              at={index}
              count={items.length}
              move={(to) => all.moveItem(key, index, to)}
              remove={() => all.removeItem(key, index)}
              after={`add-${key}`}
              {...{ all, say }}
            />
          )}
        </div>
      ))}
      {isAlive && (
        <div className="row row--between">
          {blockFacts(kind).items ? (
            <Button variant="secondary" small icon="plus" id={`add-${key}`} onClick={() => all.addItem(key)}>
              {t('pageTexts.addItem')}
            </Button>
          ) : (
            <span />
          )}
          <Mover
            t={t}
            id={`block-${key}`}
            what={t('pageTexts.blockNumber', { number: at + 1, kind: name })}
            at={at}
            count={count}
            move={(to) => all.move(at, to)}
            remove={() => all.remove(at)}
            after="add-block"
            {...{ all, say }}
          />
        </div>
      )}
    </fieldset>
  )
}

const hints = ['hint_steps', 'hint_people', 'hint_partners', 'hint_act'] as const

type MoverProps = {
  t: Translate
  id: string
  what: string
  at: number
  count: number
  move: (to: number) => void
  remove: () => void
  /** The element that takes the focus once this one is removed. */
  after: string
} & Pick<Props, 'all' | 'say'>

/** The button that was used keeps the focus, also where its block has moved. */
function Mover({ t, id, what, at, count, move, remove, after, all, say }: MoverProps) {
  const button = (action: 'up' | 'down' | 'remove', isOff: boolean, use: () => void) => (
    <Button
      id={`${id}-${action}`}
      variant="quiet"
      small
      disabled={isOff}
      aria-label={t('pageTexts.about', { action: t(`pageTexts.${action}`), what })}
      onClick={use}
    >
      {t(`pageTexts.${action}`)}
    </Button>
  )
  const go = (action: 'up' | 'down', to: number) => () => {
    move(to)
    all.focus(`${id}-${action}`)
    say(t('pageTexts.moved', { what, place: to + 1, count }))
  }
  return (
    <div className="row gap-0">
      {count > 1 && button('up', at === 0, go('up', at - 1))}
      {count > 1 && button('down', at === count - 1, go('down', at + 1))}
      {button('remove', false, () => {
        remove()
        all.focus(after)
        say(t('pageTexts.removed', { what }))
      })}
    </div>
  )
}

type AdderProps = { kinds: readonly BlockKind[]; all: Blocks; t: Translate; say: (words: string) => void }

export function BlockAdder({ kinds, all, t, say }: AdderProps) {
  return (
    <div className="stack gap-3">
      <h3 className="h4" id="add-block" tabIndex={-1}>
        {t('pageTexts.add')}
      </h3>
      <div className="row">
        {kinds.map((kind) => {
          const what = t(`pageTexts.block_${kind}`)
          return (
            <Button
              key={kind}
              variant="secondary"
              small
              icon="plus"
              aria-label={t('pageTexts.addKind', { kind: what })}
              onClick={() => {
                all.add(kind)
                say(t('pageTexts.added', { what }))
              }}
            >
              {what}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
