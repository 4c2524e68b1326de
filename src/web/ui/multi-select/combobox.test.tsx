import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Countries } from '../../../../tests/harness/components/countries.tsx'
import { click, find, findAll, mount, press, write } from '../../../../tests/harness/components/mount.ts'

const chips = (page: Element) => findAll(page, '.chip').map(({ textContent }) => textContent)
const shown = (page: Element) =>
  findAll(page, '.combo__option:not([hidden])')
    .filter((option) => !option.closest('div[hidden]'))
    .map(({ textContent }) => textContent)

describe('5.21 text that is left in the field', () => {
  function leave(start: string[], text: string, other?: string) {
    const { page } = mount(<Countries start={start} other={other} />)
    const field = find<HTMLInputElement>(page, 'input[type=text]')
    field.focus()
    write(field, text)
    act(() => field.blur())
    return { page, field }
  }

  test('chooses the option whose full name it is', () => {
    const { page, field } = leave(['gh'], ' cote d’ivoire ')
    expect(chips(page)).toEqual(['Ghana', 'Côte d’Ivoire'])
    expect(field.value).toBe('')
    expect(find(page, '[role=status]').textContent).toBe('Côte d’Ivoire added. 2 selected')
  })

  test('does not remove an option that is already chosen', () => {
    expect(chips(leave(['gh'], 'Ghana').page)).toEqual(['Ghana'])
  })

  test('otherwise stays, marked as not part of the answer', () => {
    const { page, field } = leave([], 'Gui', 'ro')
    expect(chips(page)).toEqual([])
    expect(field.value).toBe('Gui')
    expect(find(page, '.error').textContent).toBe('Gui is not in the list. Or choose Romania.')
    expect(field.getAttribute('aria-describedby')).toBe('countries-add-left')
    expect(find(page, '[role=status]').textContent).toBe('Gui is not in the list. Or choose Romania.')
  })
})

describe('5.22 a combobox', () => {
  const opened = (props: Parameters<typeof Countries>[0] = {}) => {
    const { page } = mount(<Countries {...props} />)
    const field = find<HTMLInputElement>(page, '[role=combobox]')
    field.focus()
    click(field)
    return { page, field, said: () => find(page, '[role=status]').textContent }
  }

  test('shows the box that has the focus when the whole list is back', () => {
    const { page, field } = opened()
    write(field, 'rom')
    press(field, 'ArrowDown')
    const box = document.activeElement as HTMLInputElement
    const option = box.closest('.combo__option') as HTMLElement
    const scrolled = vi.spyOn(option, 'scrollIntoView')
    press(box, 'Enter')
    expect(chips(page)).toContain('Romania')
    expect(document.activeElement).toBe(box)
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  })

  test('exposes whether its list is open, and which options are chosen', () => {
    const { page, field } = opened()
    expect(field.getAttribute('aria-expanded')).toBe('true')
    const list = find(page, `#${field.getAttribute('aria-controls')}`)
    expect(list.getAttribute('role')).toBe('listbox')
    expect(
      findAll<HTMLInputElement>(list, '[role=option][aria-selected=true]').map(({ value }) => value),
    ).toEqual(['gh'])
    press(field, 'Escape')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  test('is left with the Tab key, whose next stop is no option', () => {
    const { page } = opened()
    expect(findAll<HTMLElement>(page, '[role=option]').every(({ tabIndex }) => tabIndex === -1)).toBe(true)
  })

  test('announces how many options match, or that none does and where to go then', () => {
    const { page, field, said } = opened({ other: 'ro' })
    write(field, 'gui')
    expect(said()).toBe('1 matches')
    write(field, 'xyz')
    expect(said()).toBe('Nothing matches. Or choose Romania.')
    expect(find(page, '.combo__note').textContent).toBe('Nothing matches. Or choose Romania.')
    expect(shown(page)).toEqual(['Romania'])
  })

  test('names what was added and removed, and counts the chips', () => {
    const { page, said } = opened({ start: ['gh', 'elsewhere'] })
    expect(said()).toBe('1 selected')
    click(find(page, 'input[value=ro]'))
    expect(said()).toBe('Romania added. 2 selected')
    click(find(page, 'button[aria-label="Remove Ghana"]'))
    expect(said()).toBe('Ghana removed. 1 selected')
  })

  test.each(['click', 'Enter'])('clears the filter text after a choice by %s', (way) => {
    const { page, field } = opened()
    write(field, 'gui')
    const option = find<HTMLInputElement>(page, 'input[value=gn]')
    if (way === 'click') click(option)
    else press(option, 'Enter')
    expect(chips(page)).toEqual(['Ghana', 'Guinea'])
    expect(field.value).toBe('')
  })
})

test('5.32 the list stays open for more choices, and closes on a press outside or on its arrow', () => {
  vi.useFakeTimers()
  const { page } = mount(<Countries start={[]} />)
  const field = find<HTMLInputElement>(page, '[role=combobox]')
  const isOpen = () => field.getAttribute('aria-expanded') === 'true'
  const pressOn = (target: Element) =>
    act(() => {
      target.dispatchEvent(new Event('pointerup', { bubbles: true }))
      vi.runAllTimers()
    })
  field.focus()
  click(field)
  for (const option of findAll(page, '[role=option]').slice(0, 2)) {
    pressOn(option)
    click(option)
  }
  expect([isOpen(), chips(page).length]).toEqual([true, 2])
  pressOn(document.body)
  expect([isOpen(), chips(page).length]).toEqual([false, 2])

  const box = find(page, '.combo__box')
  click(box)
  expect([isOpen(), document.activeElement]).toEqual([true, field])
  click(box)
  expect([isOpen(), document.activeElement]).toEqual([false, field])
  write(field, 'Ghana')
  pressOn(document.body)
  expect([isOpen(), field.value], 'left as by the Tab key').toEqual([false, ''])
  write(field, 'Romania')
  pressOn(document.body)
  act(() => field.blur())
  expect(find(page, '[role=status]').textContent, 'the focus leaves later').toBe('Romania added. 3 selected')
  vi.useRealTimers()
})
