import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../../../domain/messages/translate.ts'
import { announcementOf } from './announcement.ts'
import type { FileState } from './file-state.ts'
import { OneFile } from './one-file.ts'

/** The file of a field, taken up as soon as the page is alive; `id` is that of the native field. */
export function useOneFile(keepAs: string, id: string) {
  const [file, setFile] = useState<FileState>()
  const one = useRef<OneFile>(undefined)
  useEffect(() => {
    const taken = new OneFile(keepAs, setFile)
    one.current = taken
    const early = chosenIn(document.getElementById(id))
    void (early ? taken.choose(early) : taken.takeUp())
    return () => taken.stop()
  }, [keepAs, id])
  return {
    file,
    choose: (chosen: File) => void one.current?.choose(chosen),
    remove: () => void one.current?.remove(),
    tryNow: () => one.current?.tryNow(),
  }
}

/** The latest announcement; it stays until the next, so that nobody misses it. */
export function useAnnouncement(file: FileState | undefined, t: Translate): string {
  const [said, setSaid] = useState('')
  const before = useRef(file)
  useEffect(() => {
    const words = announcementOf(before.current, file, t)
    before.current = file
    if (words) setSaid(words)
  }, [file, t])
  return said
}

/** An address of this page alone, under which the browser shows the file. */
export function useAddress(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [bytes])
  return address
}

/** Whoever is faster than the script has chosen in the native field. */
function chosenIn(field: HTMLElement | null): File | undefined {
  return field instanceof HTMLInputElement ? field.files?.[0] : undefined
}
