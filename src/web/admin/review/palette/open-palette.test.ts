import { afterEach, expect, test, vi } from 'vitest'
import { en } from '../../../../domain/messages/en.ts'
import { translator } from '../../../../domain/messages/translate.ts'
import { paths } from '../../../../domain/paths.ts'
import { entriesOf } from './entries.ts'
import { openPalette } from './open-palette.ts'
import { paletteWords } from './palette-words.ts'

const words = paletteWords(translator('en', en), (path) => path, 'coordinator')

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const input = () => document.querySelector<HTMLInputElement>('.palette input') as HTMLInputElement
const options = () =>
  [...document.querySelectorAll('.palette [role=option] bdi')].map((one) => one.textContent)
const current = () => document.querySelector('.palette [aria-selected=true] bdi')?.textContent
const press = (key: string) => input().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))

function type(typed: string) {
  input().value = typed
  input().dispatchEvent(new Event('input'))
}

test('42.6 pages and actions of the role are found at once, and the arrow keys move between them', () => {
  openPalette(words)
  expect(options()).toContain('Outbox')
  expect(options(), 'not of this role').not.toContain('Users')
  type('in box')
  expect(options()).toEqual(['Inbox'])
  type('paper')
  press('ArrowDown')
  expect(input().getAttribute('aria-activedescendant')).toBe('palette-1')
  expect(current()).toBe(options()[1])
  press('ArrowUp')
  press('ArrowUp')
  expect(current()).toBe(options()[0])
})

test('42.6 a page whose name begins with the typed text comes before the results of the server', async () => {
  const path = '/admin/inbox/1'
  const found = [{ kind: 'message', title: 'Trainers wanted', note: '', status: 'open', path }]
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ found })))
  openPalette(words)
  type('Trainers')
  await vi.waitFor(() => expect(options()).toEqual(['Trainers', 'Trainers wanted']), { timeout: 10_000 })
  expect(current()).toBe('Trainers')
  type('text')
  await vi.waitFor(() => expect(options()[0]).toBe('Trainers wanted'), { timeout: 10_000 })
  expect(options(), 'the word is not the first of their names').toEqual([
    'Trainers wanted',
    'Mail texts',
    'Reply texts',
  ])
})

test('40.86 the marked row stays marked when the server answers after an arrow key', async () => {
  const path = '/admin/inbox/1'
  const found = [{ kind: 'message', title: 'A question', note: '', status: 'open', path }]
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ found })))
  openPalette(words)
  type('text')
  press('ArrowDown')
  const marked = current()
  expect(marked).toBe('Reply texts')
  await vi.waitFor(() => expect(options()[0]).toBe('A question'), { timeout: 10_000 })
  expect(current()).toBe(marked)
  type('texts')
  expect(current(), 'typing begins again').toBe(options()[0])
})

test('42.6 results of the server come before pages that only contain the typed text; Enter follows their link', async () => {
  const path = '/admin/applications/experts/1'
  const found = [{ kind: 'expert', title: 'Ama Owusu', note: 'E-00012 · Ghana', status: 'active', path }]
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ found })))
  const opened: string[] = []
  const listen = (event: Event) => {
    event.preventDefault()
    opened.push((event.target as HTMLAnchorElement).getAttribute('href') ?? '')
  }
  document.addEventListener('click', listen)
  openPalette(words)
  type('am')
  await vi.waitFor(() => expect(options()[0]).toBe('Ama Owusu'), { timeout: 10_000 })
  press('Enter')
  document.removeEventListener('click', listen)
  expect(opened).toEqual([path])
  expect(document.querySelector('dialog')).toBeNull()
})

test.each([
  ['webhook', paths.adminWebhooks()],
  ['mail texts', paths.adminMailTexts()],
  ['time zone', `${paths.adminAccount()}#zone-box`],
  ['calendar', paths.adminCalendar()],
  ['agreement', paths.adminAgreement()],
  ['your keys', paths.adminKeys()],
  ['keys', paths.adminKeys()],
  ['second step', paths.adminSecondStep()],
  ['API tokens', paths.adminAllTokens()],
  ['reply texts', paths.adminReplyTexts()],
])('42.6 “%s” finds its page inside a section first', (typed, path) => {
  const all = paletteWords(translator('en', en), (one) => one, 'administrator')
  expect(entriesOf(all, '', { here: [], found: [] }).length).toBe(all.pages.length + all.acts.length)
  expect(entriesOf(all, typed, { here: [], found: [] })[0]).toMatchObject({ href: path, group: 'pages' })
})

test('42.6 the buttons of the open page are actions, too', () => {
  const pressed = vi.fn()
  document.body.innerHTML =
    '<main id="main"><div class="desk-moves"><button>Accept</button><button aria-disabled="true">Pause</button></div></main>'
  document.querySelector('button')?.addEventListener('click', pressed)
  openPalette(words)
  type('acc')
  expect(options()[0]).toBe('Accept')
  press('Enter')
  expect(pressed).toHaveBeenCalledOnce()
})
