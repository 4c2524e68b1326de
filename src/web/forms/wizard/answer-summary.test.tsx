import { expect, test, vi } from 'vitest'
import { click, find, findAll, mount, serve } from '../../../../tests/harness/components/mount.ts'
import { expertForm } from '../../../domain/forms/expert.ts'
import { expertExample } from '../../../domain/forms/expert-example.ts'
import { trainerForm } from '../../../domain/forms/trainer.ts'
import { pickMessages } from '../../../domain/messages/catalogue.ts'
import { en } from '../../../domain/messages/en.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { wordsOfApplying } from '../../applications/words-of-applying.ts'
import { wordsOfLater } from '../words-of-later.ts'
import { AnswerSummary } from './answer-summary.tsx'

const t = translator('en', en)
/** What an expert's page has, and nothing else. */
const onPage = translator('en', pickMessages(en, [...wordsOfApplying(expertForm), ...wordsOfLater]))
const fileNames = { resume: 'cv.pdf', endorsement: 'letter.pdf' }
const props = { form: expertForm, t: onPage, answers: expertExample, fileNames } as const

const textOf = (page: ParentNode, term: string) =>
  findAll(page, 'dt').find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent

test('4.20 the summary has every step before the last, with its answers in words and its files by name', () => {
  const page = serve(<AnswerSummary {...props} hrefOf={({ id }) => `?step=${id}`} />)
  expect(findAll(page, 'h3').map(({ textContent }) => textContent)).toEqual([
    'Personal information',
    'Professional information',
    'Motivation and experience',
    'Global experience & expertise',
    'Availability',
  ])
  expect(textOf(page, 'Surname')).toBe(expertExample.surname)
  expect(page.textContent).toContain('cv.pdf')
  expect(page.textContent).toContain('letter.pdf')
  expect(page.textContent).not.toContain('[object')
})

test('4.20 an optional question without an answer is listed as such', () => {
  const { professional_society_membership: _, ...answers } = expertExample as Record<string, unknown>
  const page = serve(<AnswerSummary {...props} answers={answers} hrefOf={() => '#'} />)
  expect(textOf(page, t('expert.professional_society_membership'))).toBe('No answer')
})

test('4.21 ‘Change’ names its step, leads to it, and does so without a new page where a script runs', () => {
  const onChange = vi.fn()
  const { page } = mount(<AnswerSummary {...props} hrefOf={({ id }) => `?step=${id}`} onChange={onChange} />)
  const links = findAll<HTMLAnchorElement>(page, 'a')
  expect(links.map(({ textContent }) => textContent)).toContain('Change Availability')
  expect(links.map((link) => link.getAttribute('href'))).toContain('?step=availability')
  click(find(page, 'a[href="?step=motivation"]'))
  expect(onChange).toHaveBeenCalledWith(2)
})

test('4.20 a form of one step is summarised whole', () => {
  const answers = { name: 'Ama', is_escmid_course_completed: true, graduation_year_escmid: 2020 }
  const page = serve(
    <AnswerSummary form={trainerForm} t={t} answers={answers} fileNames={{}} hrefOf={() => '#'} />,
  )
  expect(findAll(page, 'h3')).toHaveLength(1)
  expect(textOf(page, t('trainer.graduation_year_escmid'))).toBe('2020')
})

test('36.40 a text that is longer than asked for is marked in the summary as at its question', () => {
  const term = t('expert.motivation')
  const shown = (motivation: string) =>
    textOf(
      serve(<AnswerSummary {...props} answers={{ ...expertExample, motivation }} hrefOf={() => '#'} />),
      term,
    )
  expect(shown('word '.repeat(200))).not.toContain('of 200 words')
  expect(shown('word '.repeat(203))).toContain(
    '203 of 200 words. That is 3 too many: please shorten the text.',
  )
})

test('36.52 a telephone number in Arabic digits keeps the order of its groups', () => {
  const answers = { ...expertExample, name: 'ليلى', phone: '٠٠٩٦٧ ٧٧١ ٢٣٤' }
  const page = serve(<AnswerSummary {...props} answers={answers} hrefOf={() => '#'} />)
  const shown = findAll(page, '.summary__answer')
  const directionOf = (text: string) =>
    shown.find(({ textContent }) => textContent === text)?.getAttribute('dir')
  expect([directionOf(answers.name), directionOf(answers.phone)]).toEqual(['auto', 'ltr'])
})
