import { type AnyExtension, Mark, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { sizeInAddress } from '../../../../domain/content/picture.ts'
import { videoAt } from '../../../../domain/content/videos.ts'

const Link = Mark.create({
  name: 'link',
  // Encloses other marks, so that bold words do not split a link.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

/** A picture from our server with its caption; others are dropped, as the server does. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({
    src: { default: '', parseHTML: (element) => imageIn(element)?.getAttribute('src') },
    alt: { default: '', parseHTML: (element) => imageIn(element)?.getAttribute('alt') },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => (isOurs(imageIn(figure)) ? null : false),
      contentElement: (figure) =>
        (figure as Element).querySelector<HTMLElement>('figcaption') ?? document.createElement('span'),
    },
    { tag: 'img', getAttrs: (image) => (isOurs(image) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
})

const imageIn = (element: Element) => (element.matches('img') ? element : element.querySelector('img'))

const isOurs = (image: Element | null) => sizeInAddress(image?.getAttribute('src') ?? '') !== undefined

/** A link with a title; nothing is loaded from the video service. */
const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    href: { default: '', parseHTML: (element) => videoIn(element)?.address },
    title: { default: '', parseHTML: (element) => element.textContent },
  }),
  parseHTML: () => [{ tag: 'figure', getAttrs: (figure) => (videoIn(figure) ? null : false) }],
  renderHTML: ({ HTMLAttributes: { href, title } }) => ['figure', ['a', { href }, title]],
})

const videoIn = (figure: Element) => videoAt(figure.querySelector('a')?.getAttribute('href') ?? '')

/** Nodes without a button: preserved and editable. */
const kept = [
  ['table', 'caption? tableHead? tableBody', 'table'],
  ['caption', 'inline*', 'caption'],
  ['tableHead', 'tableRow+', 'thead'],
  ['tableBody', 'tableRow+', 'tbody'],
  ['tableRow', '(heading_cell | cell)+', 'tr'],
  ['heading_cell', 'inline*', 'th', ['scope', 'colspan', 'rowspan']],
  ['cell', 'inline*', 'td', ['colspan', 'rowspan']],
  ['footer', 'inline*', 'footer'],
] as const satisfies [string, string, string, string[]?][]

const keptNodes = kept.map(([name, content, tag, attributes = []]) =>
  Node.create({
    name,
    content,
    ...(name === 'table' && { group: 'block' }),
    isolating: true,
    addAttributes: () => Object.fromEntries(attributes.map((one) => [one, { default: null }])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
)

const keptMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

export const ownNodes: AnyExtension[] = [
  Link,
  Picture,
  Video,
  Blockquote.extend({ content: 'block+ footer?' }),
  ...keptNodes,
  keptMark('subscript', 'sub'),
  keptMark('superscript', 'sup'),
]
