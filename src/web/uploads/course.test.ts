import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advance, beginCourse, type Course, nextAsk, stepOf } from './course.ts'
import type { Answer, Ask } from './exchange.ts'
import type { Step } from './file-state.ts'
import { pieceSize } from './pace.ts'

const size = 1_000_000
const id = '7d0e5c1b-94f6-4b1e-a2d7-5c8f3a6b9e04'

function answer(status: number, headers: Record<string, string> = {}, body: unknown = {}): Answer {
  return { status, header: (name) => headers[name] ?? null, body: JSON.stringify(body) }
}
const report = (received: number, more: object = { state: 'receiving' }) =>
  answer(200, {}, { id, size, received, ...more })
const stored = (received: number) => answer(204, { 'upload-offset': String(received) })
const created = answer(201, { location: `/api/uploads/${id}` })

/** The course after these answers, each to what it asked. */
function after(start: Course, ...answers: (Answer | undefined)[]): Course {
  return answers.reduce<Course>((course, given) => {
    const next = advance(course, nextAsk(course), given, 1)
    if ('at' in next) throw new Error(`ended early: ${next.at}`)
    return next
  }, start)
}
const end = (course: Course, given: Answer) => advance(course, nextAsk(course), given, 1)

test('a file is announced, sent piece by piece, and then judged', () => {
  const course = beginCourse(size)
  expect(nextAsk(course)).toBe('create')
  expect(nextAsk(after(course, created))).toBe('send')
  expect(stepOf(after(course, created, stored(400_000)))).toMatchObject({ at: 'sending', sent: 400_000 })
  const arrived = after(course, created, stored(400_000), stored(size))
  expect([nextAsk(arrived), stepOf(arrived).at]).toEqual(['ask', 'checking'])
  expect(end(arrived, report(size, { state: 'fine' }))).toEqual({ at: 'sent', id })
  expect(end(arrived, report(size, { state: 'refused', code: 'file_bomb' }))).toEqual({
    at: 'refused',
    why: 'forms.file_bomb',
  })
})

test('an upload of an earlier page goes on where the server says', () => {
  const course = beginCourse(size, id)
  expect([nextAsk(course), stepOf(course).at]).toEqual(['ask', 'asking'])
  expect(stepOf(after(course, report(300_000)))).toMatchObject({ at: 'sending', sent: 300_000 })
})

test('a single cut is mended at once; the second in a row waits, and says what is safe', () => {
  const sending = after(beginCourse(size), created, stored(400_000))
  const cut = after(sending, undefined)
  expect([nextAsk(cut), cut.wait, stepOf(cut).at]).toEqual(['ask', undefined, 'sending'])
  const again = after(cut, undefined)
  expect(stepOf(again)).toEqual({ at: 'waiting', arrived: 400_000, for: 'line' })
  expect(stepOf(after(again, report(400_000)))).toMatchObject({ at: 'sending', sent: 400_000 })
})

test('a line that cuts every piece is not tried without pause, though it carries questions', () => {
  const sending = after(beginCourse(size), created, stored(400_000))
  const cutTwice = after(sending, undefined, report(400_000), undefined)
  expect(cutTwice.wait).toBeDefined()
  const gained = after(sending, undefined, report(410_000), undefined)
  expect(gained.wait).toBeUndefined()
})

test.each([
  [403, 'a stale token'],
  [409, 'another page that was faster'],
])('after %i, %s, the server is asked anew at once, and goes on', (status) => {
  const sending = after(beginCourse(size), created, stored(400_000), answer(status))
  expect([nextAsk(sending), sending.wait]).toEqual(['ask', undefined])
  expect(nextAsk(after(sending, report(500_000)))).toBe('send')
})

test('a token that is refused at the first call is tried once more at once', () => {
  const refused = after(beginCourse(size), answer(403))
  expect([nextAsk(refused), refused.wait]).toEqual(['create', undefined])
  expect(after(refused, answer(403)).wait).toMatchObject({ for: 'server' })
})

test('an upload that the server no longer has is sent again from the start', () => {
  const gone = after(beginCourse(size, id), report(300_000), answer(404))
  expect([nextAsk(gone), stepOf(gone)]).toEqual(['create', { at: 'sending', sent: 0 }])
})

test('who is told to wait waits at least so long', () => {
  const told = after(beginCourse(size), answer(429, { 'retry-after': '40' }))
  expect(told.wait).toEqual({ for: 'server', seconds: 40 })
})

test.each([
  ['ask', report(size)],
  ['ask', answer(200, {}, 'a sign-in page')],
  ['ask', answer(200, {}, { id })],
  ['send', answer(200)],
  ['create', answer(200)],
])("an answer to '%s' that says nothing is asked again, with pauses", (ask, given) => {
  const starts: Record<Ask, Course> = {
    create: beginCourse(size),
    send: after(beginCourse(size), created),
    ask: after(beginCourse(size), created, stored(size)),
  }
  const start = starts[ask as Ask]
  expect(after(start, given).failures).toBe(1)
})

test.each([
  [answer(413), 'forms.file_too_large'],
  [answer(422, {}, { errors: { file: 'not_pdf' } }), 'forms.not_pdf'],
  [answer(422, {}, { errors: { file: 'constructor' } }), 'forms.file_damaged'],
  [answer(422), 'forms.file_damaged'],
])('a refusal ends the upload with its sentence', (given, why) => {
  expect(end(after(beginCourse(size), created), given)).toEqual({ at: 'refused', why })
})

/** A server that keeps what arrives, on a line that does as it likes. */
test('whatever the connection does, the file arrives, without needless retries', () => {
  const whim = fc.constantFrom<'fine' | 'cut' | 'part' | 'unheard' | 'busy' | 'forged' | 'swept'>(
    'fine',
    'cut',
    'part',
    'unheard',
    'busy',
    'forged',
    'swept',
  )
  fc.assert(
    fc.property(fc.array(whim, { maxLength: 60 }), (whims) => {
      let has: number | undefined
      let course: Course | Step = beginCourse(size)
      let hurries = 0
      for (let asks = 0; !('at' in course); asks++) {
        const does = whims[asks] ?? 'fine'
        if (does === 'swept') has = undefined
        const given: Answer | undefined = serve(course, nextAsk(course), does)
        const next: Course | Step = advance(course, nextAsk(course), given, 1)
        if ('at' in next) {
          expect(next.at).toBe('sent')
        } else {
          hurries = next.wait || (next.arrived ?? 0) > (course.arrived ?? 0) ? 0 : hurries + 1
          expect(hurries).toBeLessThan(6)
        }
        course = next
      }

      function serve(now: Course, ask: Ask, does: string): Answer | undefined {
        if (does === 'cut') return undefined
        if (does === 'busy') return answer(503, { 'retry-after': '5' })
        if (does === 'forged' && ask !== 'ask') return answer(403)
        if (ask === 'create') {
          has = 0
          return does === 'unheard' ? undefined : created
        }
        if (has === undefined) return answer(404)
        if (ask === 'ask') return has === size ? report(size, { state: 'fine' }) : report(has)
        if (now.received !== has) return answer(409)
        const piece = Math.min(pieceSize(now.pace), size - has)
        has += does === 'part' ? Math.floor(piece / 2) : piece
        return does === 'fine' ? stored(has) : undefined
      }
    }),
  )
})
