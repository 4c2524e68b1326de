import { type Answer, type Ask, type Known, readAnswer } from './exchange.ts'
import type { Step, Trouble } from './file-state.ts'
import { measure, type Pace, pauseSeconds, secondsLeft, unmeasured } from './pace.ts'

export type Course = Known & {
  size: number
  /** The bytes that the server has confirmed. */
  arrived?: number | undefined
  pace: Pace
  /** Failures in a row, since bytes last arrived. */
  failures: number
  wait?: { for: Trouble; seconds: number } | undefined
}

/** The id is that of an upload that began before this page did. */
export function beginCourse(size: number, id?: string): Course {
  return { size, id, arrived: id === undefined ? 0 : undefined, pace: unmeasured, failures: 0 }
}

export function nextAsk({ id, received, size }: Course): Ask {
  if (id === undefined) return 'create'
  return received === undefined || received === size ? 'ask' : 'send'
}

/** The course after an answer or none; a step instead of a course ends it. */
export function advance(course: Course, ask: Ask, answer: Answer | undefined, took: number): Course | Step {
  const meaning = readAnswer(ask, course, answer)
  if ('sent' in meaning) return { at: 'sent', id: meaning.sent }
  if ('refused' in meaning) return { at: 'refused', why: `forms.${meaning.refused}` }
  const { known, trouble } = meaning
  const arrived = known.id === undefined ? 0 : (known.received ?? course.arrived)
  const gained = Math.max(0, (arrived ?? 0) - (course.arrived ?? 0))
  // A connection may pass every status request and yet break on every piece: only bytes that arrive count as progress.
  const failures = gained > 0 ? 0 : course.failures + (trouble ? 1 : 0)
  // A single broken connection is retried at once and not reported.
  const waits = trouble && (failures > 1 || meaning.pauseSeconds !== undefined)
  return {
    ...course,
    id: known.id,
    received: known.received,
    arrived,
    pace: ask === 'send' ? measure(course.pace, gained, took) : course.pace,
    failures,
    wait: waits
      ? { for: trouble, seconds: Math.max(meaning.pauseSeconds ?? 0, pauseSeconds(failures)) }
      : undefined,
  }
}

/** The state as the person sees it; it includes bytes that have probably arrived but are not confirmed yet. */
export function stepOf({ size, received, arrived, pace, wait }: Course, likely = 0): Step {
  if (wait) return { at: 'waiting', arrived: arrived ?? 0, for: wait.for }
  if (received === size) return { at: 'checking' }
  if (arrived === undefined) return { at: 'asking' }
  const sent = Math.min(size, arrived + likely)
  return { at: 'sending', sent, secondsLeft: secondsLeft(pace, size - sent) }
}
