import type { Block } from './page-text.ts'

/**
 * A numbered list that does not start at 1 continues the one before it, so that an added or removed clause shifts those
 * that follow. Lists within a list count on their own.
 */
export function numberLists(blocks: readonly Block[]): Block[] {
  let last = 0
  return blocks.map((block) => {
    if (block.kind === 'steps') last = block.items.length
    if (block.kind !== 'prose') return block
    const numbered = numberHtml(block.fields.html ?? '', last)
    last = numbered.last
    return { ...block, fields: { ...block.fields, html: numbered.html } }
  })
}

// Lists as cleaned HTML has them.
const tags = /<(\/?)(ol|ul|li)\b([^>]*)>/g

function numberHtml(html: string, before: number): { html: string; last: number } {
  let [depth, last, number] = [0, before, 0]
  const numbered = html.replace(tags, (tag, end: string, name: string, more: string) => {
    if (name === 'li') {
      if (!end && depth === 1) number++
      return tag
    }
    depth += end ? -1 : 1
    if (name === 'ul' || depth !== (end ? 0 : 1)) return tag
    if (end) {
      last = number
      return tag
    }
    const typed = Number(/start="(\d+)"/.exec(more)?.[1] ?? 1)
    const start = typed > 1 && last > 0 ? last + 1 : typed
    number = start - 1
    return start === typed ? tag : `<ol start="${start}">`
  })
  return { html: numbered, last }
}
