import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, find, findAll, mount } from '../../../../tests/harness/components/mount.ts'
import {
  answer,
  line,
  offeredPage,
  shortlistOf,
} from '../../../../tests/harness/matching/offered-experts.tsx'
import type { Shortlist } from '../../../domain/matching/shortlist.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', line)
})
afterEach(() => {
  vi.unstubAllGlobals()
  line.mockReset()
})

const open = (sent: Shortlist): HTMLElement => mount(offeredPage(sent)).page

const radio = (on: HTMLElement, id: string) => find<HTMLInputElement>(on, `input[value=${id}]`)

async function press(on: HTMLElement, name: string) {
  const found = findAll(on, 'button').find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`There is no button '${name}'`)
  await act(async () => click(found))
}

test('23.11 an expert whom others have chosen is marked; one at their limit cannot be chosen', () => {
  const page = open(shortlistOf({ Ama: 'free', Kofi: 'engaged', Mateo: 'full' }))
  expect(findAll(page, '.candidate__pick').map(({ textContent }) => textContent)).toEqual([
    'Choose Ama Owusu',
    'Choose Kofi Owusu',
    'No longer available Mateo Owusu',
  ])
  expect(findAll(page, '.candidate__note').map(({ textContent }) => textContent)).toEqual([
    'Another hospital has chosen this expert as well. You can still choose them.',
    'Other hospitals have chosen this expert, who cannot take on another request at present.',
  ])
  expect(['Ama', 'Kofi', 'Mateo'].map((id) => radio(page, id).disabled)).toEqual([false, false, true])
  expect(radio(page, 'Mateo').getAttribute('aria-describedby')).toBe(findAll(page, '.candidate__note')[1]?.id)
})

test('23.12 a refused choice names the expert who was taken, why, and leaves the others to choose from', async () => {
  const page = open(shortlistOf({ Ama: 'free', Kofi: 'engaged', Mateo: 'free' }))
  click(radio(page, 'Kofi'))
  await press(page, 'Confirm Selection')
  answer(409, { code: 'expert_taken' })
  answer(200, shortlistOf({ Ama: 'free', Kofi: 'full', Mateo: 'free' }))
  await press(page, 'Confirm')
  expect(page.querySelector('dialog[open]')).toBeNull()
  const told = find(page, '.message[role=alert]').textContent
  expect(told).toContain('Kofi Owusu is no longer available')
  expect(told).toContain('Another hospital has chosen this expert in the meantime')
  expect([radio(page, 'Kofi').disabled, radio(page, 'Kofi').checked]).toEqual([true, false])
  expect(find(page, '#choice').textContent).toContain('You have not chosen anybody yet.')
  click(radio(page, 'Mateo'))
  await press(page, 'Confirm Selection')
  answer(200, { success: true })
  await press(page, 'Confirm')
  expect(find(page, 'h1').textContent).toBe('You have chosen Mateo Owusu')
})

test('23.13 if nobody is left, the page says so and leads to the coordinators', async () => {
  const page = open(shortlistOf({ Ama: 'full', Kofi: 'full', Mateo: 'full' }))
  expect(find(page, '.message').textContent).toContain('Nobody on your shortlist is available at present')
  await press(page, 'Ask for other experts')
  expect(find(page, 'dialog[open]').textContent).toContain('Tell us why.')
})

/** The named expert does not travel, and the request asks for a visit. */
const unfit = (sent: Shortlist, name: string): Shortlist => ({
  ...sent,
  experts: sent.experts.map((one) => (one.id === name ? { ...one, gates: ['not_onsite'] } : one)),
})

test('23.17 an expert who no longer fits the request is marked with the reason, and cannot be chosen', () => {
  const page = open(unfit(shortlistOf({ Ama: 'free', Kofi: 'free', Mateo: 'free' }), 'Kofi'))
  expect(find(page, '.lede').textContent).toBe(
    'Our team suggested 3 people. Not all of them still fit your request.',
  )
  expect(findAll(page, '.candidate__pick').map(({ textContent }) => textContent)).toEqual([
    'Choose Ama Owusu',
    'No longer fits Kofi Owusu',
    'Choose Mateo Owusu',
  ])
  expect(find(page, '.candidate__note').textContent).toBe(
    'You cannot choose this expert: your request asks for a visit, and they do not travel.',
  )
  expect(['Ama', 'Kofi', 'Mateo'].map((id) => radio(page, id).disabled)).toEqual([false, true, false])
})

test('23.17 a choice of an expert who no longer fits names them, and leaves the others to choose from', async () => {
  const sent = shortlistOf({ Ama: 'free', Kofi: 'free' })
  const page = open(sent)
  click(radio(page, 'Kofi'))
  await press(page, 'Confirm Selection')
  answer(409, { code: 'expert_unfit' })
  answer(200, unfit(sent, 'Kofi'))
  await press(page, 'Confirm')
  expect(page.querySelector('dialog[open]')).toBeNull()
  expect(find(page, '.message[role=alert]').textContent).toContain('Kofi Owusu no longer fits your request')
  expect([radio(page, 'Kofi').disabled, radio(page, 'Kofi').checked]).toEqual([true, false])
  click(radio(page, 'Ama'))
  expect(find(page, '#choice').textContent).toContain('Ama Owusu')
})

test('23.17 if nobody fits any more, the page says so and leads to the coordinators', async () => {
  const page = open(unfit(shortlistOf({ Ama: 'full', Kofi: 'free' }), 'Kofi'))
  const told = find(page, '.message').textContent
  expect(told).toContain('You cannot choose anybody on your shortlist at present')
  await press(page, 'Ask for other experts')
  expect(find(page, 'dialog[open]').textContent).toContain('Tell us why.')
})
