import { type KeyboardEvent, useState } from 'react'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { DrawnIcon } from '../../../ui/icon/icon.tsx'
import type { Dialog } from './insert-dialog.tsx'
import type { Editor } from './open-editor.ts'

type Props = { editor: Editor; t: Translate; onOpen: (dialog: Dialog) => void }

/** A toolbar with one Tab stop; arrow keys move between the tools in reading direction. */
export function Toolbar({ editor, t, onOpen }: Props) {
  const [reached, setReached] = useState(0)
  const tools = toolsOf(editor, onOpen)
  function lead(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = ahead === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const last = tools.length - 1
    const to = {
      [ahead]: reached === last ? 0 : reached + 1,
      [back]: reached === 0 ? last : reached - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setReached(to)
    buttons[to]?.focus()
  }
  return (
    <div className="rich-text__tools" role="toolbar" aria-label={t('writing.tools')} onKeyDown={lead}>
      {tools.map(({ name, isOn, can = true, use }, at) => (
        <button
          key={name}
          type="button"
          tabIndex={at === reached ? 0 : -1}
          title={t(`writing.tool_${name}`)}
          aria-label={t(`writing.tool_${name}`)}
          aria-pressed={isOn}
          aria-disabled={can ? undefined : true}
          onFocus={() => setReached(at)}
          onClick={() => can && use()}
        >
          <DrawnIcon path={icons[name]} />
        </button>
      ))}
    </div>
  )
}

const icons = {
  heading: 'M5 5v14M14 5v14M5 12h9m4 1 2-2v8',
  subheading: 'M5 8v11M12 8v11M5 13.5h7M16 12.5a2 2 0 0 1 4 0c0 2-4 3.5-4 6.5h4',
  bold: 'M8 5v14h5.5a3.7 3.7 0 0 0 0-7.4H8h4.7a3.3 3.3 0 0 0 0-6.6zM9 5v14',
  italic: 'M10 5h8M6 19h8M14.5 5l-5 14',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6L11.5 7M14 10a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
  bullets: 'M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4.5M4 14.5c0-2 3-2 3-.3 0 1.5-3 2-3 4.3h3',
  quote: 'M10 7c-3 1-4.5 3-4.5 6v4H10v-4H7.5M19 7c-3 1-4.5 3-4.5 6v4H19v-4h-2.5',
  picture: 'M4 5h16v14H4zm0 11 5-5 4 4 2.5-2.5L20 17M15.5 8.5a1 1 0 1 0 0 .1',
  video: 'M4 5h16v14H4zm6 4 5 3-5 3z',
  undo: 'M9 5 4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-3',
  redo: 'm15 5 4.5 4.5L15 14m4-4.5h-9a5 5 0 0 0 0 10h3',
} as const

type Name = keyof typeof icons
type Tool = { name: Name; isOn?: boolean; can?: boolean; use: () => void }

function toolsOf(editor: Editor, onOpen: Props['onOpen']): readonly Tool[] {
  type Chain = ReturnType<Editor['chain']>
  const toggle = (name: Name, node: string, command: (chain: Chain) => Chain, attributes = {}): Tool => ({
    name,
    isOn: editor.isActive(node, attributes),
    use: () => command(editor.chain().focus()).run(),
  })
  const insert = (name: Dialog): Tool => ({
    name,
    isOn: editor.isActive(name),
    use: () => onOpen(name),
  })
  return [
    toggle('heading', 'heading', (chain) => chain.toggleHeading({ level: 2 }), { level: 2 }),
    toggle('subheading', 'heading', (chain) => chain.toggleHeading({ level: 3 }), { level: 3 }),
    toggle('bold', 'bold', (chain) => chain.toggleBold()),
    toggle('italic', 'italic', (chain) => chain.toggleItalic()),
    insert('link'),
    toggle('bullets', 'bulletList', (chain) => chain.toggleBulletList()),
    toggle('numbers', 'orderedList', (chain) => chain.toggleOrderedList()),
    toggle('quote', 'blockquote', (chain) => chain.toggleBlockquote()),
    insert('picture'),
    insert('video'),
    { name: 'undo', can: editor.can().undo(), use: () => editor.chain().focus().undo().run() },
    { name: 'redo', can: editor.can().redo(), use: () => editor.chain().focus().redo().run() },
  ]
}
