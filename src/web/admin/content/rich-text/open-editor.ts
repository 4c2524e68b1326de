import { Editor, Extension } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { ownNodes } from './nodes.ts'

export type { Editor } from '@tiptap/core'

type Options = {
  /** ARIA attributes of the text area that it replaces. */
  attributes: Record<string, string>
  onWrite: (html: string) => void
  /** Called for Ctrl + K. */
  onLink: () => void
}

/** Supports exactly what src/services/content/clean-html.ts allows. */
export function openEditor(element: HTMLElement, html: string, { attributes, onWrite, onLink }: Options) {
  const linkKey = Extension.create({
    name: 'link-key',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onLink()
        return true
      },
    }),
  })
  return new Editor({
    element,
    content: html,
    // The content security policy forbids style elements.
    injectCSS: false,
    extensions: [
      Document,
      Paragraph,
      Text,
      Heading.configure({ levels: [2, 3, 4] }),
      Bold,
      Italic,
      BulletList,
      OrderedList,
      ListItem,
      ListKeymap,
      HardBreak,
      HorizontalRule,
      Gapcursor,
      TrailingNode,
      UndoRedo,
      ...ownNodes,
      linkKey,
    ],
    editorProps: {
      attributes: { ...attributes, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: pastedHtml,
    },
    onUpdate: ({ editor }) => onWrite(writtenHtml(editor.getHTML())),
  })
}

/** The HTML as stored: without paragraphs that only the model of the editor needs, one block per line. */
export function writtenHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const paragraph of body.querySelectorAll('li > p')) {
    const { previousSibling, nextElementSibling: next } = paragraph
    if (!previousSibling && (!next || next.matches('ul, ol'))) paragraph.replaceWith(...paragraph.childNodes)
  }
  for (const caption of body.querySelectorAll('figcaption')) if (!caption.hasChildNodes()) caption.remove()
  // Empty paragraphs at the caret are not content.
  const blocks = [...body.children].filter((block) => block.hasChildNodes() || !block.matches('p'))
  return blocks.map(({ outerHTML }) => outerHTML).join('\n')
}

/** Converts what word processors put on the clipboard; the model of the editor drops the rest. */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const unread = body.querySelectorAll('style, script, title, meta, link, xml')
  for (const element of [...unread, ...body.getElementsByTagName('o:p')]) element.remove()
  for (const element of [...body.querySelectorAll('h1, h5, h6')])
    rename(element, element.matches('h1') ? 'h2' : 'h4')
  gatherLists(body)
  for (const element of body.querySelectorAll('p')) if (!hasContent(element)) element.remove()
  return body.innerHTML
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Word writes a list as paragraphs that begin with their bullet or number. */
function gatherLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const bullet = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const tag = /^\s*\w{1,4}[.)]/.test(bullet?.textContent ?? '') ? 'ol' : 'ul'
    bullet?.remove()
    const before = paragraph.previousElementSibling
    const list = before?.matches(`${tag}[data-gathered]`) ? before : body.ownerDocument.createElement(tag)
    list.setAttribute('data-gathered', '')
    if (list !== before) paragraph.before(list)
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    paragraph.remove()
    list.append(item)
  }
}

const hasContent = (element: Element) =>
  element.textContent?.replaceAll('\u00a0', '').trim() !== '' || element.querySelector('img') !== null
