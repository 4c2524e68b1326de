import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { fileName } from '../../domain/uploads/file-name.ts'
import { largestUpload, pdfMark } from '../../domain/uploads/upload.ts'
import type { FileState } from './file-state.ts'
import { forgetFiles, type KeptFile, keepFile, keptFile } from './kept-files.ts'
import { type Pauses, pausesUntil } from './pauses.ts'
import { findFile, forgetUpload, sendFile } from './send-file.ts'

export type Hear = {
  show: (file: FileState | undefined) => void
  /** Reports the form's answer: the id of an accepted upload, or undefined. */
  tell: (uploadId: string | undefined) => void
}

/** The one file of a field: chosen, kept on the device, sent and judged, by this page or by the ones after it. */
export function oneFile(key: string, { show, tell }: Hear) {
  let run = newRun()

  /** Cancels the previous upload. */
  function anew(): Run {
    run.stop()
    run = newRun()
    return run
  }

  async function send({ name, size, bytes, uploadId }: KeptFile, run: Run): Promise<void> {
    run.id = uploadId
    await sendFile({
      name,
      size,
      bytes,
      id: uploadId,
      signal: run.signal,
      pauses: run.pauses,
      onCreated: (id) => {
        run.id = id
        tell(undefined)
        if (bytes) void keepFile(key, { name, size, bytes, uploadId: id })
      },
      report: (step) => {
        show({ name, size, bytes, ...step })
        if (step.at === 'sent') tell(step.id)
        if (step.at !== 'refused') return
        tell(undefined)
        void forgetFiles([key])
      },
    })
  }

  async function find(uploadId: string, run: Run, claimed?: FileState): Promise<void> {
    const found = await findFile(uploadId, run)
    if (run.signal.aborted) return
    if (claimed && found?.at === 'refused' && found.why === 'forms.upload_gone') return show(claimed)
    show(found)
    if (found?.at === 'refused') tell(undefined)
  }

  return {
    /**
     * Resumes the upload of an earlier page, by the upload id in the form's answers. An upload that is not found may
     * have been claimed by a form that was sent, which is no error.
     */
    async takeUp(answer?: string, isPerhapsClaimed = false): Promise<void> {
      const run = anew()
      run.id = answer
      const kept = await keptFile(key)
      if (run.signal.aborted) return
      const isIt = kept && (answer === undefined || answer === kept.uploadId)
      if (answer !== undefined && isPerhapsClaimed) {
        const { name, size, bytes } = isIt ? kept : nameless
        return find(answer, run, { name, size, bytes, at: 'sent', id: answer })
      }
      if (isIt) return send(kept, run)
      return answer === undefined ? show(undefined) : find(answer, run)
    },
    async choose(chosen: File): Promise<void> {
      const run = anew()
      const file = { name: fileName(chosen.name), size: chosen.size }
      const why = await faultOf(chosen)
      if (run.signal.aborted) return
      if (why) return show({ ...file, at: 'refused', why })
      show({ ...file, at: 'sending', sent: 0 })
      const bytes = await copyOf(chosen)
      if (run.signal.aborted) return
      if (!bytes) return show({ ...file, at: 'refused', why: 'uploads.unreadable' })
      const copy = { ...file, bytes }
      void keepFile(key, copy)
      return send(copy, run)
    },
    /** Cancels an upload in progress, and deletes the file here and on the server. */
    async remove(): Promise<void> {
      const { id } = run
      anew()
      show(undefined)
      await Promise.all([forgetFiles([key]), id && forgetUpload(id)])
    },
    tryNow: () => run.pauses.end(),
    stop: () => run.stop(),
  }
}

const nameless: KeptFile = { name: '', size: 0 }

type Run = { signal: AbortSignal; pauses: Pauses; stop: () => void; id?: string | undefined }

function newRun(): Run {
  const stopping = new AbortController()
  const { signal } = stopping
  return { signal, pauses: pausesUntil(signal), stop: () => stopping.abort() }
}

export async function faultOf(file: Blob): Promise<MessageKey | undefined> {
  if (file.size === 0) return 'uploads.empty'
  if (file.size > largestUpload) return 'forms.file_too_large'
  try {
    const start = new Uint8Array(await file.slice(0, pdfMark.length).arrayBuffer())
    return String.fromCharCode(...start) === pdfMark ? undefined : 'forms.not_pdf'
  } catch {
    return 'uploads.unreadable'
  }
}

/** Copies the file, which could change while it is sent, or disappear with a memory stick. */
async function copyOf(file: File): Promise<Blob | undefined> {
  try {
    return new Blob([await file.arrayBuffer()], { type: 'application/pdf' })
  } catch {
    return undefined
  }
}
