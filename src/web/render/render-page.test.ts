import { expect, test } from 'vitest'
import { keepTogether } from './render-page.tsx'

const page = (words: string) => `<title>${words}</title><body><p title="${words}">${words}</p></body>`

test('36.51 a Russian line does not end with a word of one letter, and the text of attributes and titles stays', () => {
  const words = 'И люди, и больницы в нём по-французски и так'
  const kept = 'И\u00a0люди, и\u00a0больницы в\u00a0нём по-французски и\u00a0так'
  expect(keepTogether(page(words), 'ru')).toBe(page(words).replace(`>${words}</p>`, `>${kept}</p>`))
})

test('36.51 a French or Portuguese line does not end within ‘e-mail’', () => {
  for (const locale of ['fr', 'pt'] as const) {
    expect(keepTogether('<body><b>E-mail</b> et e-mails', locale)).toBe(
      '<body><b>E\u2011mail</b> et e\u2011mails',
    )
  }
  expect(keepTogether('<body>e-mail', 'en')).toBe('<body>e-mail')
})
