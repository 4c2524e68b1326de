import { useEffect, useRef, useState } from 'react'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import type { Failed } from '../api/call-api.ts'
import { openUntil } from './open-session.ts'

const minute = 60_000
const { idle, most } = lifetimes.editSession

/** How many minutes before its end the page warns of a session's end. */
export const warningMinutes = 5

/** Minimum interval between two calls that extend the session because of input. */
const activityMinutes = 5

export type SessionEnd = 'idle' | 'most'

type Line = {
  /** A call that uses the session, and so extends it. */
  call: () => Promise<{ ok: true } | Failed>
  isOpen: boolean
  onEnd: () => void
}

/** Extends the session while its user is working, and reports when and why it is about to end. */
export function useSessionClock({ call, isOpen, onEnd }: Line) {
  const [ending, setEnding] = useState<SessionEnd>()
  const usedAt = useRef(Date.now())
  const now = useRef({ call, onEnd })
  now.current = { call, onEnd }
  const extend = useRef(async () => {
    usedAt.current = Date.now()
    setEnding((why) => (why === 'idle' ? undefined : why))
    const answer = await now.current.call()
    if (!answer.ok && answer.code === 'no_session') now.current.onEnd()
  })
  useEffect(() => {
    if (!isOpen) return
    usedAt.current = Date.now()
    const look = () => {
      const ends = {
        idle: usedAt.current + idle * minute,
        most: openUntil() ?? usedAt.current + most * minute,
      }
      const why = ends.most <= ends.idle ? 'most' : 'idle'
      const left = ends[why] - Date.now()
      setEnding(left <= warningMinutes * minute ? why : undefined)
      if (left <= 0) now.current.onEnd()
    }
    const act = () => {
      if (Date.now() - usedAt.current >= activityMinutes * minute) void extend.current()
    }
    const timer = setInterval(look, minute / 4)
    for (const sign of signs) addEventListener(sign, act)
    return () => {
      setEnding(undefined)
      clearInterval(timer)
      for (const sign of signs) removeEventListener(sign, act)
    }
  }, [isOpen])
  return { ending, extend: extend.current }
}

const signs = ['input', 'keydown', 'pointerdown']
