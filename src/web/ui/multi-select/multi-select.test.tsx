import { beforeEach, describe, expect, test } from 'vitest'
import { Countries } from '../../../../tests/harness/components/countries.tsx'
import {
  click,
  find,
  findAll,
  mount,
  press,
  serve,
  write,
} from '../../../../tests/harness/components/mount.ts'

const sent = (page: Element) => findAll<HTMLInputElement>(page, ':checked').map(({ value }) => value)
const chips = (page: Element) => findAll(page, '.chip').map(({ textContent }) => textContent)
const shown = (page: Element) =>
  findAll(page, '.combo__option:not([hidden])')
    .filter((option) => !option.closest('div[hidden]'))
    .map(({ textContent }) => textContent)

test('without a script it is a native disclosure with checkboxes, and what was chosen is named', () => {
  const page = serve(<Countries />)
  expect(find(page, '.combo__kept').textContent).toBe('1 selected: Ghana')
  expect(find(page, 'details > summary').textContent).toBe('Type a country')
  expect(sent(page)).toEqual(['gh'])
  expect(page.querySelector('input[type=text]')).toBeNull()
})

describe('with a script', () => {
  let page: HTMLElement
  let field: HTMLInputElement
  const box = (value: string) => find<HTMLInputElement>(page, `input[value=${value}]`)
  const open = () => find<HTMLDetailsElement>(page, 'details').open

  beforeEach(() => {
    page = mount(<Countries />).page
    field = find<HTMLInputElement>(page, 'input[type=text]')
    field.focus()
  })

  test('a click into the field opens the list', () => {
    click(field)
    expect(open()).toBe(true)
  })

  test('typing filters, ignoring accents and case', () => {
    write(field, 'COTE')
    expect(open()).toBe(true)
    expect(shown(page)).toEqual(['Côte d’Ivoire'])
    expect(sent(page)).toEqual(['gh'])
  })

  test('a search without a match says so', () => {
    write(field, 'xyz')
    expect(shown(page)).toEqual([])
    expect(find(page, '.combo__note').textContent).toBe('Nothing matches.')
  })

  test('Enter chooses the first match and never submits the form', () => {
    write(field, 'rom')
    expect(press(field, 'Enter')).toBe(false)
    expect(sent(page)).toEqual(['gh', 'ro'])
    expect(field.value).toBe('')
    expect(press(field, 'Enter')).toBe(false)
    expect(sent(page)).toEqual(['gh', 'ro'])
  })

  test('arrow keys move through the list and back to the field', () => {
    press(field, 'ArrowDown')
    expect(open()).toBe(true)
    expect(document.activeElement).toBe(box('ci'))
    press(box('ci'), 'ArrowDown')
    expect(document.activeElement).toBe(box('gh'))
    press(box('gh'), 'End')
    expect(document.activeElement).toBe(box('ro'))
    press(box('ro'), 'ArrowDown')
    expect(document.activeElement).toBe(box('ro'))
    press(box('ro'), 'Home')
    press(box('ci'), 'ArrowUp')
    expect(document.activeElement).toBe(field)
    press(field, 'ArrowUp')
    expect(document.activeElement).toBe(box('ro'))
  })

  test('arrow keys skip filtered options', () => {
    write(field, 'g')
    press(field, 'ArrowDown')
    expect(document.activeElement).toBe(box('gh'))
  })

  test('Enter on an option toggles it', () => {
    press(field, 'ArrowDown')
    press(box('ci'), 'Enter')
    expect(sent(page)).toEqual(['ci', 'gh'])
    press(box('ci'), 'Enter')
    expect(sent(page)).toEqual(['gh'])
  })

  test('a letter typed on an option continues the filter', () => {
    press(field, 'ArrowDown')
    expect(press(box('ci'), 'r')).toBe(true)
    expect(document.activeElement).toBe(field)
  })

  test('Backspace in the empty field removes the last chip', () => {
    press(field, 'ArrowDown')
    press(box('ci'), 'Enter')
    expect(chips(page)).toEqual(['Ghana', 'Côte d’Ivoire'])
    press(field, 'Backspace')
    expect(chips(page)).toEqual(['Ghana'])
    write(field, 'x')
    press(field, 'Backspace')
    expect(chips(page)).toEqual(['Ghana'])
  })

  test('Escape closes the list and returns to the field', () => {
    press(field, 'ArrowDown')
    press(box('ci'), 'Escape')
    expect(open()).toBe(false)
    expect(document.activeElement).toBe(field)
  })

  test('a chip is removed by its button, and the focus is kept', () => {
    click(find(page, 'button[aria-label="Remove Ghana"]'))
    expect(sent(page)).toEqual([])
    expect(document.activeElement).toBe(field)
  })

  test('the number chosen is announced', () => {
    write(field, 'gui')
    press(field, 'Enter')
    expect(find(page, '[role=status]').textContent).toBe('Guinea added. 2 selected')
  })
})

test('4.7 at the limit a further choice is ignored, and the reason is shown and announced', () => {
  const { page } = mount(<Countries max={2} start={['gh', 'ro']} />)
  const refused = () => findAll<HTMLInputElement>(page, '[aria-disabled=true]').map(({ value }) => value)
  const announced = () => find(page, '[role=status]').textContent
  expect(refused()).toEqual(['ci', 'gn'])
  expect(find(page, '.combo__note').textContent).toBe('That is the most.')
  click(find(page, 'input[value=ci]'))
  expect(sent(page)).toEqual(['gh', 'ro'])
  expect(announced()).toBe('That is the most.')
  click(find(page, 'input[value=ro]'))
  expect(refused()).toEqual([])
  expect(announced()).toBe('Romania removed. 1 selected')
})
