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

/** The state of the upload after these responses. */
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

test('an upload from an earlier page resumes at the server’s offset', () => {
  const course = beginCourse(size, id)
  expect([nextAsk(course), stepOf(course).at]).toEqual(['ask', 'asking'])
  expect(stepOf(after(course, report(300_000)))).toMatchObject({ at: 'sending', sent: 300_000 })
})

test('after one connection loss the upload resumes at once; after a second in a row it waits', () => {
  const sending = after(beginCourse(size), created, stored(400_000))
  const cut = after(sending, undefined)
  expect([nextAsk(cut), cut.wait, stepOf(cut).at]).toEqual(['ask', undefined, 'sending'])
  const again = after(cut, undefined)
  expect(stepOf(again)).toEqual({ at: 'waiting', arrived: 400_000, for: 'line' })
  expect(stepOf(after(again, report(400_000)))).toMatchObject({ at: 'sending', sent: 400_000 })
})

test('retries pause if every piece fails, even if status requests succeed', () => {
  const sending = after(beginCourse(size), created, stored(400_000))
  const cutTwice = after(sending, undefined, report(400_000), undefined)
  expect(cutTwice.wait).toBeDefined()
  const gained = after(sending, undefined, report(410_000), undefined)
  expect(gained.wait).toBeUndefined()
})

test.each([
  [403, 'a stale token'],
  [409, 'another page that was faster'],
])('after %i (%s) the status is requested at once, and the upload goes on', (status) => {
  const sending = after(beginCourse(size), created, stored(400_000), answer(status))
  expect([nextAsk(sending), sending.wait]).toEqual(['ask', undefined])
  expect(nextAsk(after(sending, report(500_000)))).toBe('send')
})

test('a refused token on the first request is retried once at once', () => {
  const refused = after(beginCourse(size), answer(403))
  expect([nextAsk(refused), refused.wait]).toEqual(['create', undefined])
  expect(after(refused, answer(403)).wait).toMatchObject({ for: 'server' })
})

test('an upload that the server has deleted restarts', () => {
  const gone = after(beginCourse(size, id), report(300_000), answer(404))
  expect([nextAsk(gone), stepOf(gone)]).toEqual(['create', { at: 'sending', sent: 0 }])
})

test('Retry-After is respected', () => {
  const told = after(beginCourse(size), answer(429, { 'retry-after': '40' }))
  expect(told.wait).toEqual({ for: 'server', seconds: 40 })
})

test.each([
  ['ask', report(size)],
  ['ask', answer(200, {}, 'a sign-in page')],
  ['ask', answer(200, {}, { id })],
  ['send', answer(200)],
  ['create', answer(200)],
])("an unusable response to '%s' is retried with pauses", (ask, given) => {
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
])('a refusal ends the upload with its message', (given, why) => {
  expect(end(after(beginCourse(size), created), given)).toEqual({ at: 'refused', why })
})

/** Simulates a server on an unreliable connection. */
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
