import { expect, test } from 'vitest'
import { questions } from './structured-data.ts'

test('structured data contain answers as plain text', () => {
  const html =
    '<ul>\n<li>Stewardship</li>\n<li>One <a href="/story">hospital</a>.</li>\n</ul>\n<p>And more.</p>'
  expect(questions([{ id: 'areas', title: 'Areas?', html }])).toMatchObject({
    mainEntity: [{ name: 'Areas?', acceptedAnswer: { text: 'Stewardship. One hospital. And more.' } }],
  })
})
