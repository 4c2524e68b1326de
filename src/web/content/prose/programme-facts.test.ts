import { expect, test } from 'vitest'
import { usualFacts } from '../../../domain/brand.ts'
import { hospitalForm } from '../../../domain/forms/hospital.ts'
import { supportTimeframes } from '../../../domain/lists/support.ts'
import { en } from '../../../domain/messages/en.ts'
import { contentOf } from './static-content.ts'

test('1.1 the areas of support are the six of the specification', () => {
  const { html } = contentOf('areas-of-support', { locale: 'en', registry: usualFacts })
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading)
  const areas = [
    'Infectious disease management',
    'Antimicrobial stewardship',
    'Microbiology and diagnostics',
    'Measurement of antimicrobial use',
    'Infection prevention and control',
    'Implementation science and behaviour change',
  ]
  expect(headings.slice(0, -1)).toEqual(areas)
  for (const area of areas) expect(textOf('facility-help')).toContain(area)
})

test('1.2 a host institution usually gets one expert for six months to one year', () => {
  expect(textOf('about-programme')).toContain(
    'One expert stays with one host institution, usually for six months to one year.',
  )
  expect(textOf('facility-help')).toContain(
    'Usually one expert is assigned to you for six months to one year.',
  )
})

test('17.10 the terms agree with the limits of matching and of the form: no more hosts than agreed, up to 18 months', () => {
  expect(supportTimeframes.items.at(-1)?.id).toBe('12-18')
  expect(textOf('terms-experts')).toContain(
    'usually support one host institution at a time, and more than one only if you agree.',
  )
  expect(textOf('meet-experts')).toContain('Each one usually supports one hospital at a time.')
  for (const terms of ['terms-experts', 'terms-request-support']) {
    expect(textOf(terms)).toContain('Support usually lasts six months to one year')
    expect(textOf(terms)).toContain('up to 18 months')
  }
})

test('9.33 the home page promises what the form offers: every area has its field, and up to 18 months', () => {
  expect(hospitalForm.fields.field_of_expertise_ids.hint).toBe('hospital.expertiseHint')
  const { areaMeasurement, factTime, factTimeMeaning, promiseTime } = en.home
  expect(en.hospital.expertiseHint.toLowerCase()).toContain(areaMeasurement.toLowerCase())
  expect(en.hospital.expertiseHint).toContain('behaviour change')
  expect(en.hospital.expertiseHint).toContain(en.lists.antimicrobialStewardship)
  expect(factTime).toBe('6 to 12 months')
  expect(factTimeMeaning).toContain('up to 18')
  expect(promiseTime).not.toContain('year')
})

test('1.3 experts pay no fee, and their costs are covered after prior approval', () => {
  for (const [page, fee] of [
    ['about-programme', 'Experts pay no fee.'],
    ['what-is-expert', 'There is no fee.'],
  ] as const) {
    expect(textOf(page)).toContain(fee)
    expect(textOf(page)).toMatch(
      /travel, subsistence, accommodation and visa costs are covered after prior approval\./i,
    )
  }
})

test('1.4 the programme covers international travel, the host the costs inside the country', () => {
  expect(textOf('about-programme')).toContain(
    'The programme covers international travel. The host covers costs inside the country.',
  )
  expect(textOf('facility-help')).toContain(
    'The programme covers the expert’s international travel. Your institution covers costs inside the country',
  )
})

test('1.5 successful experts receive a certificate, an acknowledgement and, if they agree, a story', () => {
  expect(textOf('what-is-expert')).toContain(
    'you receive a certificate, a formal acknowledgement and, with your consent, a featured story.',
  )
})

test('1.6 after the match come the letter of commitment, the confidentiality agreement and three reports', () => {
  const text = textOf('about-programme')
  for (const sentence of [
    'An authorised person at the hospital sends a letter of commitment.',
    'Host and expert sign a confidentiality agreement.',
    'The expert sends a mid-term report and a final report.',
    'The host sends a feedback report.',
  ])
    expect(text).toContain(sentence)
})

test('1.7 the programme runs in four parts of the world', () => {
  expect(textOf('where-we-work')).toContain(
    'The programme currently runs in Europe, Africa, South-east Asia and Latin America.',
  )
})

test('1.8 applications are reviewed on a rolling basis, with an interview and onboarding', () => {
  expect(textOf('what-is-expert')).toContain(
    'Applications are reviewed on a rolling basis. You may be invited to a short interview. If accepted, you complete onboarding sessions.',
  )
})

test('1.9 the hosting university hospital is the main data controller, and a coordinator answers questions', () => {
  const { institution_name, coordinator_email } = usualFacts
  expect(textOf('privacy')).toContain(
    `The main data controller is the university hospital that hosts the registry: ${institution_name}. Personal data are processed in compliance with EU Regulations 45/2001 and 2018/1725. For questions, write to the coordinator at ${coordinator_email}.`,
  )
})

test('1.10 trainers have four webinars of about two hours at 20.00 CET', () => {
  expect(textOf('what-is-trainer')).toContain(
    'a series of four webinars, at fixed times each year. Each one takes about two hours and starts at 20.00 CET. The dates of the first series were in 2024 and January 2025.',
  )
})

/** The text of a page without markup. */
function textOf(name: string): string {
  const { lede, html, parts } = contentOf(name, { locale: 'en', registry: usualFacts })
  return [lede, html, ...parts.map((part) => part.html)]
    .join(' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
}
