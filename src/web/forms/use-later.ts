import { useEffect, useState } from 'react'
import { learn } from '../islands/hydrate.ts'

type Parts = { later: typeof import('./later.ts'); files: typeof import('../uploads/later.ts') }
type Name = keyof Parts

/** What a form needs once it is filled in: fetched when it is asked for, or at the first sign of use. */
export const useLater = (isAsked: boolean) => usePart('later', isAsked)

/** The same for the parts that send files, which only some forms need. */
export const useLaterForFiles = (isAsked: boolean) => usePart('files', isAsked)

function usePart<Part extends Name>(name: Part, isAsked: boolean) {
  const [later, setLater] = useState(parts[name].arrived)
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
    void load(name, stopping.signal, () => setLate(true)).then(setLater)
    return () => stopping.abort()
  }, [name, isNeeded])
  return { later, isLate: isLate && !later }
}

const signsOfUse = ['pointerdown', 'keydown', 'input']

type Loading<Part> = { coming?: Promise<Part> | undefined; arrived?: Part; attempts: number }

/** Loaded parts, shared by all users on a page. */
const parts: { [Part in Name]: Loading<Parts[Part]> } = { later: { attempts: 0 }, files: { attempts: 0 } }
const pause = 3000

/** On a bad connection a script may fail to load; loading is retried until it succeeds or the signal aborts. */
async function load<Part extends Name>(
  name: Part,
  signal: AbortSignal,
  late: () => void,
): Promise<Parts[Part] | undefined> {
  const part: Loading<Parts[Part]> = parts[name]
  for (let tries = 1; !part.arrived && !signal.aborted; tries++) {
    try {
      part.coming ??= fetchPart(name)
      part.arrived = await part.coming
    } catch {
      part.coming = undefined
      if (tries === 1) continue
      late()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return part.arrived
}

async function fetchPart<Part extends Name>(name: Part): Promise<Parts[Part]> {
  const { dataset } = document.querySelector<HTMLElement>('[data-later]') ?? {}
  // Browsers cache the failure of a script by its URL, so a retry needs another one.
  const again = parts[name].attempts++ === 0 ? '' : `?${parts[name].attempts}`
  const script: Promise<Parts[Part]> = import(/* @vite-ignore */ `${dataset?.[name]}${again}`)
  const [loaded] = await Promise.all([script, fetchWords(dataset?.words)])
  return loaded
}

let words: Promise<void> | undefined

/** Loads the wording, which both parts share. */
function fetchWords(address: string | undefined): Promise<void> | undefined {
  if (!address) return undefined
  words ??= fetch(address)
    .then(async (answer) => learn(await answer.json()))
    .catch((error) => {
      words = undefined
      throw error
    })
  return words
}
