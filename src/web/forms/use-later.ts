import { useEffect, useState } from 'react'
import { learn } from '../islands/hydrate.ts'

type Later = typeof import('./later.ts')

/** What a form needs once it is filled in: fetched when it is asked for, or at the first sign of use. */
export function useLater(isAsked: boolean) {
  const [later, setLater] = useState(arrived)
  const [isUsed, setUsed] = useState(false)
  const [isLate, setLate] = useState(false)
  const isNeeded = isAsked || isUsed
  useEffect(() => {
    // The import can fail: offline, or a new release has removed the file.
    const use = () => setUsed(true)
    for (const sign of signsOfUse) addEventListener(sign, use, { once: true })
    return () => {
      for (const sign of signsOfUse) removeEventListener(sign, use)
    }
  }, [])
  useEffect(() => {
    if (!isNeeded) return
    const stopping = new AbortController()
    void load(stopping.signal, () => setLate(true)).then(setLater)
    return () => stopping.abort()
  }, [isNeeded])
  return { later, isLate: isLate && !later }
}

const signsOfUse = ['pointerdown', 'keydown', 'input']

/** The same for all parts of a page. */
let coming: Promise<Later> | undefined
let arrived: Later | undefined
let attempts = 0
const pause = 3000

/** On a bad line a script may fail to come; it is asked for until it is there or the signal says stop. */
async function load(signal: AbortSignal, late: () => void): Promise<Later | undefined> {
  for (let tries = 1; !arrived && !signal.aborted; tries++) {
    try {
      coming ??= fetchLater()
      arrived = await coming
    } catch {
      if (tries === 1) continue
      late()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return arrived
}

function fetchLater(): Promise<Later> {
  return fetchBoth().catch((error) => {
    coming = undefined
    throw error
  })
}

async function fetchBoth(): Promise<Later> {
  const { later, words } = document.querySelector<HTMLElement>('[data-later]')?.dataset ?? {}
  // Browsers do not ask twice for a script that failed to come, unless under another address.
  const script = import(/* @vite-ignore */ `${later}${attempts++ === 0 ? '' : `?${attempts}`}`)
  const [loaded, answer] = await Promise.all([script, words ? fetch(words) : undefined])
  if (answer) learn(await answer.json())
  return loaded
}
