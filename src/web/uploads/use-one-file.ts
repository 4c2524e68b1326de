import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../../domain/messages/translate.ts'
import type { UploadState } from '../ui/upload/upload-state.ts'
import { announcementOf } from './announcement.ts'
import type { FileState } from './file-state.ts'
import { statusOf } from './file-words.ts'
import { oneFile } from './one-file.ts'

export type Answering = {
  keepAs: string
  chosen: File | undefined
  /** The form's answer; if something else than this field changes it, the field follows. */
  uploadId: string | undefined
  isPerhapsClaimed?: boolean | undefined
  onStatus: (status: UploadState['status']) => void
  onChange?: ((uploadId: string | undefined) => void) | undefined
}

/** The file of a field: the one that was chosen, or the one that an earlier page was left with. */
export function useOneFile({ keepAs, chosen, uploadId, isPerhapsClaimed, onStatus, onChange }: Answering) {
  const [file, setFile] = useState<FileState>()
  const one = useRef<ReturnType<typeof oneFile>>(undefined)
  const given = useRef(uploadId)
  const told = useRef(uploadId)
  const tell = useRef((_answer: string | undefined) => {})
  tell.current = (answer) => {
    told.current = answer
    onChange?.(answer)
  }
  const claimed = useRef(isPerhapsClaimed)
  claimed.current = isPerhapsClaimed
  const isChosen = useRef(chosen !== undefined)
  useEffect(() => {
    const taken = oneFile(keepAs, {
      // The field and its row change in one go, so that the focus is not lost between them.
      show: (file) => {
        setFile(file)
        onStatus(statusOf(file))
      },
      tell: (answer) => {
        if (answer !== told.current) tell.current(answer)
      },
    })
    one.current = taken
    if (!isChosen.current) void taken.takeUp(given.current, claimed.current)
    return () => taken.stop()
  }, [keepAs, onStatus])
  useEffect(() => {
    if (!chosen) return
    told.current = undefined
    void one.current?.choose(chosen)
  }, [chosen])
  useEffect(() => {
    if (given.current === uploadId) return
    given.current = uploadId
    if (told.current === uploadId) return
    told.current = uploadId
    void one.current?.takeUp(uploadId, claimed.current)
  }, [uploadId])
  return {
    file,
    remove() {
      tell.current(undefined)
      void one.current?.remove()
    },
    tryNow: () => one.current?.tryNow(),
  }
}

/** The latest live-region announcement, kept until the next. */
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
