import { describe, expect, test } from 'vitest'
import { click, find, findAll, mount, serve } from '../../../../../tests/harness/components/mount.ts'
import type { PageText } from '../../../../domain/content/pages/page-text.ts'
import { catalogueOf } from '../../../../domain/messages/catalogues.ts'
import { translator } from '../../../../domain/messages/translate.ts'
import { judgePage } from '../../../../services/content/pages/judge-page.ts'
import { PageForm } from './page-form.tsx'
import type { PageFormData } from './page-form-data.ts'

const t = translator('en', catalogueOf('en'))

function form(given: PageText, more: Partial<PageFormData> = {}) {
  const judged = judgePage(given, ['prose', 'notice', 'act'])
  const data: PageFormData = {
    ...{ page: 'team', locale: 'en', version: 1, originalVersion: 0, isOlder: false },
    ...{ given, kinds: ['prose'], zone: 'UTC', willShowEnglish: [], note: undefined },
    errors: judged.ok ? {} : (judged.refusal.errors ?? {}),
    plan: { publish_at: '', unpublish_at: '' },
    planned: { publish_at: '', unpublish_at: '' },
    kept: { status: 'draft', publish_at: null, unpublish_at: null },
    ...more,
  }
  return <PageForm {...{ t, data }} locale="en" csrfToken="token" />
}

const draw = (...given: Parameters<typeof form>) => serve(form(...given))

const long = (letters: number) => 'a'.repeat(letters)
const text = (more: Partial<PageText>): PageText => ({
  ...{ title: 'Team', description: 'D.', lede: 'L.', blocks: [] },
  ...more,
})

test('45.14 a text that is too long is refused with the limit of its own field', () => {
  const page = draw(
    text({
      blocks: [
        { kind: 'prose', fields: { html: long(20_500) }, items: [] },
        { kind: 'notice', fields: { title: long(201), html: 'Words' }, items: [] },
        { kind: 'act', fields: {}, items: [{ label: 'Go', address: `/${long(500)}` }] },
      ],
    }),
  )
  expect(findAll(page, '.error-summary a').map((one) => one.textContent)).toEqual([
    '1. Text, Text: Please use at most 20000 characters',
    '2. Notice, Title: Please use at most 200 characters',
    '3. Call to act, Address: Please use at most 500 characters',
  ])
})

test('45.14 a text that is too long for the head of a page is refused, and the input stays', () => {
  const page = draw(text({ title: long(121), lede: long(10_000), description: long(400) }))
  expect(findAll(page, '.error-summary a').map((one) => one.textContent)).toEqual([
    'Title: Please use at most 120 characters',
    'Below the title: Please use at most 400 characters',
    'For search results: Please use at most 155 characters',
  ])
  expect(find<HTMLTextAreaElement>(page, '#lede').textContent).toHaveLength(10_000)
  // A browser would silently truncate pasted text.
  expect(findAll(page, '[maxlength]')).toEqual([])
})

test('45.16 a confirmation is asked for only when it is needed, and says what it causes', () => {
  expect(findAll(draw(text({})), '[name=confirms_terms]')).toEqual([])
  const page = draw(text({}), { errors: { confirms_terms: 'must_accept' } })
  expect(find(page, '.error-summary a').getAttribute('href')).toBe('#confirms_terms')
  expect(find(page, 'label:has([name=confirms_terms])').textContent).toContain('are asked again')
})

describe('45.9 blocks of a page', () => {
  const kinds = ['act', 'facts'] as const
  const blocks = [
    { kind: 'act', fields: {}, items: [{ label: 'Apply', address: '/apply' }] },
    { kind: 'facts', fields: {}, items: [{ value: 'One' }, { value: 'Two' }] },
    { kind: 'act', fields: {}, items: [] },
  ] as const
  const named = (page: HTMLElement, name: string) => find(page, `[aria-label="${name}"]`)
  const legends = (page: HTMLElement) => findAll(page, 'legend').map((one) => one.textContent)
  const heard = (page: HTMLElement) => findAll(page, '[role=status]').map((one) => one.textContent)
  const values = (page: HTMLElement) =>
    findAll<HTMLInputElement>(page, '[name$=value]').map((one) => one.value)

  test('a new one gets the focus, and is announced', () => {
    const { page } = mount(form(text({ blocks }), { kinds: [...kinds] }))
    click(named(page, 'Add: Facts at a glance'))
    expect(find(page, 'fieldset:focus legend').textContent).toBe('4. Facts at a glance')
    expect(heard(page)).toContain('Facts at a glance is added at the end.')
  })

  test('one that moves keeps the focus on the button that was used, and its new place is announced', () => {
    const { page } = mount(form(text({ blocks }), { kinds: [...kinds] }))
    click(named(page, 'Move down: 1. Call to act'))
    expect(legends(page)).toEqual(['1. Facts at a glance', '2. Call to act', '3. Call to act'])
    expect(document.activeElement).toBe(named(page, 'Move down: 2. Call to act'))
    expect(heard(page)).toContain('1. Call to act is now number 2 of 3.')
    click(named(page, 'Move up: Facts at a glance 2'))
    expect(values(page)).toEqual(['Two', 'One'])
    expect(heard(page)).toContain('Facts at a glance 2 is now number 1 of 2.')
  })

  test('the focus goes to the adding of others when one is removed, and a screen reader hears it', () => {
    const { page } = mount(form(text({ blocks }), { kinds: [...kinds] }))
    click(named(page, 'Remove: Facts at a glance 1'))
    expect(values(page)).toEqual(['Two'])
    click(named(page, 'Remove: 2. Facts at a glance'))
    expect(legends(page)).toEqual(['1. Call to act', '2. Call to act'])
    expect(find(page, ':focus').id).toBe('add-block')
    expect(heard(page)).toContain('2. Facts at a glance is removed. It is kept until you save.')
  })

  test('without a script are shown with their words, and without buttons', () => {
    const page = draw(text({ blocks }), { kinds: [...kinds] })
    expect(values(page)).toEqual(['One', 'Two'])
    expect(findAll(page, '[aria-label^="Move"], [aria-label^="Add"], [aria-label^="Remove"]')).toEqual([])
  })
})
