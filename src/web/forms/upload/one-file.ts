import { fileName } from '../../../domain/file-name.ts'
import { faultOf } from './check-file.ts'
import type { FileState } from './file-state.ts'
import { forgetFiles, type KeptFile, keepFile, keptFile } from './kept-files.ts'
import { loadSender } from './load-sender.ts'
import { type Pauses, pausesUntil } from './pauses.ts'

type Hear = {
  show: (file: FileState | undefined) => void
  /** The form's answer: the id of an upload that is in order, or none any more. */
  tell: (uploadId: string | undefined) => void
}

export type OneFile = ReturnType<typeof oneFile>

/** The one file of a field: chosen, kept on the device, sent and judged, by this page or by the ones after it. */
export function oneFile(key: string, { show, tell }: Hear) {
  let run = newRun()

  /** Whatever went on before has no say any more. */
  function anew(): Run {
    run.stop()
    run = newRun()
    return run
  }

  async function send({ name, size, bytes, uploadId }: KeptFile, run: Run): Promise<void> {
    run.id = uploadId
    const sender = await loadSender(run, () =>
      show({ name, size, bytes, at: 'waiting', arrived: 0, for: 'line' }),
    )
    await sender?.sendFile({
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

  async function find(uploadId: string, run: Run): Promise<void> {
    const found = await (await loadSender(run))?.findFile(uploadId, run)
    if (run.signal.aborted) return
    show(found)
    if (found?.at === 'refused') tell(undefined)
  }

  return {
    /** Goes on where an earlier page was left; where the form has an answer already, that says with which file. */
    async takeUp(answer?: string): Promise<void> {
      const run = anew()
      run.id = answer
      const kept = await keptFile(key)
      if (run.signal.aborted) return
      if (kept && (answer === undefined || answer === kept.uploadId)) return send(kept, run)
      return answer === undefined ? show(undefined) : find(answer, run)
    },
    async choose(chosen: File): Promise<void> {
      const run = anew()
      tell(undefined)
      const { size } = chosen
      const name = fileName(chosen.name)
      const why = await faultOf(chosen)
      if (run.signal.aborted) return
      if (why) return show({ name, size, at: 'refused', why })
      show({ name, size, at: 'sending', sent: 0 })
      const bytes = await copyOf(chosen)
      if (run.signal.aborted) return
      if (!bytes) return show({ name, size, at: 'refused', why: 'uploads.unreadable' })
      const copy = { name, size: bytes.size, bytes }
      void keepFile(key, copy)
      return send(copy, run)
    },
    /** Cancels what is on its way; here and on the server nothing stays. */
    async remove(): Promise<void> {
      const { id } = run
      const next = anew()
      show(undefined)
      tell(undefined)
      await forgetFiles([key])
      if (id) await (await loadSender(next))?.forgetUpload(id)
    },
    tryNow: () => run.pauses.end(),
    /** The page goes; the file stays on the device. */
    stop: () => run.stop(),
  }
}

type Run = {
  signal: AbortSignal
  pauses: Pauses
  stop: () => void
  /** Of the upload on the server. */
  id?: string | undefined
}

function newRun(): Run {
  const stopping = new AbortController()
  const { signal } = stopping
  return { signal, pauses: pausesUntil(signal), stop: () => stopping.abort() }
}

/** A copy does not change while it is sent, and does not vanish with a memory stick. */
async function copyOf(file: File): Promise<Blob | undefined> {
  try {
    return new Blob([await file.arrayBuffer()], { type: 'application/pdf' })
  } catch {
    return undefined
  }
}
