import { useEffect, useRef, useState } from 'react'
import {
  type Block,
  type BlockKind,
  blockFacts,
  type Values,
} from '../../../../domain/content/pages/page-text.ts'

export type EditedItem = { key: string; values: Values }
export type EditedBlock = { key: string; kind: BlockKind; fields: Values; items: readonly EditedItem[] }

/** The order of blocks and items; what is typed into them stays in their fields. */
export function useBlocks(given: readonly Block[]) {
  const next = useRef(1)
  const [blocks, setBlocks] = useState<readonly EditedBlock[]>(() => given.map(edited))
  const focused = useRef<string>(undefined)
  useEffect(() => {
    if (!focused.current) return
    const wanted = document.getElementById(focused.current)
    focused.current = undefined
    wanted?.focus()
  })
  // Names of fields that errors point to are numbers; new ones must differ.
  const newKey = () => `n${next.current++}`
  const focus = (id: string) => {
    focused.current = id
  }
  const change = (key: string, items: (all: readonly EditedItem[]) => readonly EditedItem[]) =>
    setBlocks((all) => all.map((one) => (one.key === key ? { ...one, items: items(one.items) } : one)))
  return {
    blocks,
    focus,
    add(kind: BlockKind) {
      const key = newKey()
      const { fields, items: asks } = blockFacts(kind)
      const items = asks && !fields ? [{ key: newKey(), values: {} }] : []
      setBlocks((all) => [...all, { key, kind, fields: {}, items }])
      focus(`block-${key}`)
    },
    move: (at: number, to: number) => setBlocks((all) => moved(all, at, to)),
    remove: (at: number) => setBlocks((all) => all.toSpliced(at, 1)),
    addItem(key: string) {
      const item = { key: newKey(), values: {} }
      change(key, (all) => [...all, item])
      focus(`item-${key}-${item.key}`)
    },
    moveItem: (key: string, at: number, to: number) => change(key, (all) => moved(all, at, to)),
    removeItem: (key: string, at: number) => change(key, (all) => all.toSpliced(at, 1)),
  }
}

export type Blocks = ReturnType<typeof useBlocks>

const edited = ({ kind, fields, items }: Block, index: number): EditedBlock => ({
  key: String(index),
  kind,
  fields,
  items: items.map((values, at) => ({ key: String(at), values })),
})

function moved<One>(all: readonly One[], at: number, to: number): readonly One[] {
  const one = all[at]
  if (one === undefined || to < 0 || to >= all.length) return all
  return all.toSpliced(at, 1).toSpliced(to, 0, one)
}
