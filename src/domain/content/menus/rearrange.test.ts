import { describe, expect, test } from 'vitest'
import { attacks, wrongAddresses } from '../../../../tests/harness/content/attack-texts.ts'
import { arrangedMenus, type Menus, toArrangement } from './arrangement.ts'
import { deliveredMenus } from './delivered-menus.ts'
import { type MenuAct, mostLinks, rearrange } from './rearrange.ts'

const delivered = arrangedMenus(null)
const link = { address: 'https://ridge.org/', labels: { en: 'Ridge', fr: 'La crête' } }
const inAbout = (entry?: number) =>
  ({ place: 'header', section: 'about', ...(entry !== undefined && { entry }) }) as const

function arranged(...acts: MenuAct[]): Menus {
  return acts.reduce((menus, act) => {
    const changed = rearrange(menus, act)
    if (!changed.ok) throw new Error(JSON.stringify(changed.refusal))
    // The menus as the next request reads them.
    return arrangedMenus(toArrangement(changed.value))
  }, delivered)
}

const idsOf = ({ header }: Menus) => header.map(({ id }) => id)
const entriesOf = ({ header }: Menus, section = 'about') =>
  header
    .find(({ id }) => id === section)
    ?.entries.map((entry) => ('address' in entry ? entry.address : entry.label))

describe('47.10 an administrator', () => {
  test('finds the menus of the specification first', () => {
    expect(idsOf(delivered)).toEqual(['about', 'expert', 'trainer', 'support', 'partnerships'])
    expect(arrangedMenus(toArrangement(delivered))).toEqual(delivered)
  })

  test('orders menus and entries', () => {
    const menus = arranged(
      { act: 'down', target: inAbout() },
      { act: 'up', target: inAbout(1) },
      { act: 'up', target: inAbout(0) },
    )
    expect(idsOf(menus)).toEqual(['expert', 'about', 'trainer', 'support', 'partnerships'])
    expect(entriesOf(menus)?.slice(0, 2)).toEqual(['site.whereWeWork', 'site.aboutProgramme'])
  })

  test('hides and shows them again; the privacy notice and the accessibility statement stay', () => {
    const hidden = arranged({ act: 'hide', target: inAbout(2) }, { act: 'hide', target: inAbout() })
    expect(hidden.header[0]).toMatchObject({ isHidden: true, entries: [{}, {}, { isHidden: true }, {}] })
    const footer = { place: 'footer', section: 'about' } as const
    const staying = arranged(
      { act: 'hide', target: footer },
      { act: 'hide', target: { ...footer, entry: 2 } },
    )
    expect(staying.footer[2]).toMatchObject({
      isHidden: false,
      entries: [{}, {}, { isHidden: false }, {}, {}],
    })
    const shown = arranged({ act: 'hide', target: inAbout(2) }, { act: 'show', target: inAbout(2) })
    expect(shown).toEqual(delivered)
  })

  test('adds, changes and removes links to other sites', () => {
    const changed = { ...link, labels: { en: 'Ridge Hospital' } }
    const menus = arranged(
      { act: 'link', target: inAbout(), link },
      { act: 'up', target: inAbout(4) },
      { act: 'link', target: inAbout(3), link: changed },
    )
    expect(menus.header[0]?.entries[3]).toEqual(changed)
    expect(arranged({ act: 'link', target: inAbout(), link }, { act: 'remove', target: inAbout(4) })).toEqual(
      delivered,
    )
    expect(rearrange(delivered, { act: 'remove', target: inAbout(0) })).toMatchObject({ ok: false })
  })
})

test('47.11 what a newer release adds comes last, what it drops is left out', () => {
  const [about, ...others] = toArrangement(delivered).header
  const older = {
    header: [...others, { id: 'gone', entries: [] }, { id: 'about', entries: about?.entries.slice(1) ?? [] }],
    footer: [{ id: 'hospitals', entries: [{ own: 'site.gone' }, link] }],
  }
  const menus = arrangedMenus(older)
  expect(idsOf(menus)).toEqual(['expert', 'trainer', 'support', 'partnerships', 'about'])
  expect(entriesOf(menus)?.at(-1)).toBe('site.aboutProgramme')
  expect(menus.footer.map(({ id }) => id)).toEqual(['hospitals', 'people', 'about'])
  expect(menus.footer[0]?.entries).toHaveLength(1 + (deliveredMenus.footer[0]?.entries.length ?? 0))
})

describe('47.12 a link', () => {
  const judged = (change: Partial<typeof link>) =>
    rearrange(delivered, { act: 'link', target: inAbout(), link: { ...link, ...change } })

  test.each([...wrongAddresses, 'http://ridge.org', '/about', 'mailto:a@ridge.org', 'https://a@b', ''])(
    'leads to an address that begins with https, not %s',
    (address) => {
      const code = address ? 'invalid_text' : 'required'
      expect(judged({ address })).toMatchObject({ refusal: { errors: { address: code } } })
    },
  )

  test('has an English label; labels are short and in one line', () => {
    expect(judged({ labels: { en: '\u0007 ', fr: 'La crête' } })).toMatchObject({
      refusal: { errors: { label_en: 'required' } },
    })
    expect(judged({ labels: { en: 'x'.repeat(41), fr: '' } })).toMatchObject({
      refusal: { errors: { label_en: 'too_long' } },
    })
    const kept = arranged({ act: 'link', target: inAbout(), link: { ...link, labels: { en: 'A\n\u202eB' } } })
    expect(kept.header[0]?.entries.at(-1)).toMatchObject({ labels: { en: 'A B' } })
    for (const attack of attacks) expect(() => judged({ labels: { en: attack, fr: attack } })).not.toThrow()
  })

  test('is one of at most twelve', () => {
    const many = Array.from({ length: mostLinks }, () => ({ act: 'link', target: inAbout(), link }) as const)
    expect(rearrange(arranged(...many), { act: 'link', target: inAbout(), link })).toMatchObject({
      refusal: { errors: { address: 'too_many' } },
    })
  })
})
