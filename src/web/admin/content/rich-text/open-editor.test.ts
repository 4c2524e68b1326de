import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Editor, openEditor, pastedHtml, writtenHtml } from './open-editor.ts'

const picture = '/pictures/0b6f2a527c9e4d0b8f0f3c1a5b7e9d21/960x600.webp'

let editor: Editor | undefined
let written = ''
beforeEach(() => {
  document.body.innerHTML = '<div></div>'
  written = ''
})
afterEach(() => editor?.destroy())

function open(html: string): Editor {
  editor = openEditor(document.querySelector('div') as HTMLElement, html, {
    attributes: { id: 'content' },
    onWrite: (html) => {
      written = html
    },
    onLink: () => {},
  })
  return editor
}

test.each([
  '<h2>Heading</h2>',
  '<h4>Small</h4>\n<hr>',
  '<p>Words, <strong>strong</strong> and <em>stressed</em>, with <a href="/about">a link</a>.</p>',
  '<p>One line,<br>and another: CO<sub>2</sub>, 10<sup>3</sup>.</p>',
  '<ul><li>one</li><li>two<ul><li>inside</li></ul></li></ul>',
  '<ol start="3"><li><a href="mailto:a@b.example">three</a></li></ol>',
  '<blockquote><p>Said.</p><footer>Somebody</footer></blockquote>',
  '<table><caption>Figures</caption><thead><tr><th scope="col">Wards</th></tr></thead><tbody><tr><td colspan="2">2</td></tr></tbody></table>',
  `<figure><img src="${picture}" alt="A ward"></figure>`,
  `<figure><img src="${picture}" alt="A ward"><figcaption>By <em>Ada</em></figcaption></figure>`,
  '<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">A film</a></figure>',
])('saved HTML is unchanged when it is opened again: %s', (html) => {
  expect(writtenHtml(open(html).getHTML())).toBe(html)
})

test('a picture inside a paragraph becomes its own block', () => {
  const html = open(`<p>Before<img src="${picture}" alt="A ward">after</p>`).getHTML()
  expect(writtenHtml(html)).toBe(
    `<p>Before</p>\n<figure><img src="${picture}" alt="A ward"></figure>\n<p>after</p>`,
  )
})

test('formatting with the buttons updates the form field', () => {
  const link = { href: 'https://who.int' }
  open('<p>words</p>').chain().selectAll().toggleMark('bold').setMark('link', link).run()
  expect(written).toBe('<p><a href="https://who.int"><strong>words</strong></a></p>')
  editor?.chain().selectAll().unsetMark('link').toggleList('bulletList', 'listItem').run()
  expect(written).toBe('<ul><li><strong>words</strong></li></ul>')
})

test('headings, lists and emphasis survive pasting from Word', () => {
  const item = (mark: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
  const pasted = pastedHtml(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
    <h1 style='color:red'>Title</h1><p class=MsoNormal><b>Strong</b> <span style='color:red'>words</span><o:p>&nbsp;</o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
    ${item('·', 'one')}${item('·', 'two')}${item('1.', 'first')}</body></html>`,
  )
  const html = writtenHtml(open(pasted).getHTML())
  expect(html).toBe(
    '<h2>Title</h2>\n<p><strong>Strong</strong> words</p>\n<ul><li>one</li><li>two</li></ul>\n<ol><li>first</li></ol>',
  )
})

test('unknown elements are removed from pasted HTML', () => {
  const pasted = pastedHtml(
    '<p onclick="a()">x<img src="https://evil.example/x.png"><object data="x"></object></p><script>a()</script>',
  )
  expect(writtenHtml(open(pasted).getHTML())).toBe('<p>x</p>')
})
