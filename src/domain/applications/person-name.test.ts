import { expect, test } from 'vitest'
import { greetableName, personNameOf } from './person-name.ts'

test('43.4 a person is greeted by the name that the form asks for', () => {
  expect(personNameOf('expert', { name: 'Efua', surname: 'Boateng' })).toBe('Efua Boateng')
  expect(personNameOf('trainer', { name: 'Mwalimu', surname: 'Ng’ang’a' })).toBe('Mwalimu Ng’ang’a')
  expect(personNameOf('hospital', { name: 'St. Mary’s Hospital', contact_person: 'Dr Ama Owusu' })).toBe(
    'Dr Ama Owusu',
  )
  expect(personNameOf('hospital', { name: 'St. Mary’s Hospital' })).toBeUndefined()
})

test.each([
  ['Jean-Luc  d’Almeida\u00a0', 'Jean-Luc d’Almeida'],
  ['J.P. Müller', 'J.P. Müller'],
  ['Dr.Efua', 'Dr. Efua'],
  ['أحمد \u202eعلي', 'أحمد علي'],
  ['Сергей Иванов', 'Сергей Иванов'],
  ['नागार्जुन', 'नागार्जुन'],
  ['Ama\r\nBcc: everybody', undefined],
  ['Ama\nOwusu', 'Ama Owusu'],
  ['<b>Ama</b>', undefined],
  ['Ama & Kofi', undefined],
  ['Win at https://evil.example', undefined],
  ['evil.example', 'evil. example'],
  ['ama@evil.example', undefined],
  ['Call 0800 1234', undefined],
  ['A'.repeat(81), undefined],
  ['a b c d e f g h i', undefined],
  ['A'.repeat(100_000), undefined],
  ['...', undefined],
  ['', undefined],
])('43.5 %j is greeted as %j', (typed, name) => {
  expect(greetableName(typed)).toBe(name)
})
