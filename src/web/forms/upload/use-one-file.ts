import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../../../domain/messages/translate.ts'
import { announcementOf } from './announcement.ts'
import { fileOfField } from './file-of-field.ts'
import type { FileState } from './file-state.ts'
import { loadUploadsSoon } from './load-uploads.ts'

type Answering = {
  keepAs: string
  /** Of the native field. */
  id: string
  /** What the form has; where it is changed by others than this field, the field follows. */
  uploadId?: string | undefined
  isPerhapsClaimed?: boolean | undefined
  onChange?: ((uploadId: string | undefined) => void) | undefined
}

/** The file of a field, taken up as soon as the page is alive. */
export function useOneFile({ keepAs, id, uploadId, isPerhapsClaimed, onChange }: Answering) {
  const [file, setFile] = useState<FileState>()
  const one = useRef<ReturnType<typeof fileOfField>>(undefined)
  const given = useRef(uploadId)
  const told = useRef(uploadId)
  const tell = useRef((_answer: string | undefined) => {})
  tell.current = (answer) => {
    told.current = answer
    onChange?.(answer)
  }
  const claimed = useRef(isPerhapsClaimed)
  claimed.current = isPerhapsClaimed
  useEffect(() => {
    const taken = fileOfField(keepAs, {
      show: setFile,
      tell: (answer) => {
        if (answer !== told.current) tell.current(answer)
      },
    })
    one.current = taken
    loadUploadsSoon()
    const early = chosenIn(document.getElementById(id))
    if (early) tell.current(undefined)
    void (early ? taken.choose(early) : taken.takeUp(given.current, claimed.current))
    return () => taken.stop()
  }, [keepAs, id])
  useEffect(() => {
    if (given.current === uploadId) return
    given.current = uploadId
    if (told.current === uploadId) return
    told.current = uploadId
    void one.current?.takeUp(uploadId, claimed.current)
  }, [uploadId])
  return {
    file,
    choose(chosen: File) {
      tell.current(undefined)
      void one.current?.choose(chosen)
    },
    remove() {
      tell.current(undefined)
      void one.current?.remove()
    },
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
