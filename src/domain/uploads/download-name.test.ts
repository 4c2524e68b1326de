import { expect, test } from 'vitest'
import { downloadName } from './download-name.ts'

const expert = { kind: 'expert', number: 42, answers: { name: 'Ama', surname: 'Owusu' } } as const
const named = (surname: string) => downloadName({ ...expert, answers: { surname } }, 'resume')

test('6.17 the name of a downloaded file has its kind, its owner and the reference', () => {
  expect(downloadName(expert, 'resume')).toBe('resume-Owusu-E-00042.pdf')
  expect(downloadName(expert, 'endorsement')).toBe('endorsement-Owusu-E-00042.pdf')
})

test('6.17 the file name of a hospital, which has no surname, has the name of the institution', () => {
  const hospital = { kind: 'hospital', number: 7, answers: { name: 'Baobab District Hospital' } } as const
  expect(downloadName(hospital, 'letter_of_commitment')).toBe(
    'letter-of-commitment-Baobab-District-Hospital-H-00007.pdf',
  )
  expect(downloadName({ ...hospital, answers: {} }, 'letter_of_commitment')).toBe(
    'letter-of-commitment-H-00007.pdf',
  )
})

test('6.17 a file name keeps letters of any script, without path separators and bidirectional controls', () => {
  expect(named("Nkrumah/O'Wusu (Jr*)")).toBe("resume-Nkrumah-O'Wusu-(Jr-)-E-00042.pdf")
  expect(named('Owusu Ålund 王')).toBe('resume-Owusu-Ålund-王-E-00042.pdf')
  expect(named('..\\..\\\u202Efdp')).toBe('resume-..-..-fdp-E-00042.pdf')
})
