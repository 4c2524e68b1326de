import { expect, test } from 'vitest'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { sampleText } from './sample-note.tsx'

const t = translator('en', catalogueOf('en'))
const invented = { title: 'A ward round', is_sample: true }
const alsoInvented = { name: 'Dr Jasmin', is_sample: true }
const real = { title: 'A real story', is_sample: false }

test('a note marks samples as invented, and names them if real content is shown, too', () => {
  expect(sampleText([real], t)).toBeUndefined()
  expect(sampleText([], t)).toBeUndefined()
  expect(sampleText([invented, alsoInvented], t)).toBe(t('pages.sampleNote'))
  expect(sampleText([invented, real, alsoInvented], t)).toBe(
    'Sample content, in which the people and hospitals are invented: A ward round · Dr Jasmin.',
  )
})
