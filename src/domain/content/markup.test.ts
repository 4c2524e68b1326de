import { expect, test } from 'vitest'
import { html, plainText } from './markup.ts'

test('values are escaped, trusted markup is not', () => {
  const list = ['<a>', '"b"'].map((item) => html`<li title="${item}">${item}</li>`)
  expect(html`<ul>${list}</ul>${1}`.text).toBe(
    '<ul><li title="&#60;a&#62;">&#60;a&#62;</li><li title="&#34;b&#34;">&#34;b&#34;</li></ul>1',
  )
})

test('the text of markup is what was put into it', () => {
  const text = `5 < 6 & "more", it's`
  expect(plainText(html`<p>${text}</p>`.text)).toBe(text)
  expect(plainText('<b>5</b> &lt; 6 &amp;lt;')).toBe('5 < 6 &lt;')
})
