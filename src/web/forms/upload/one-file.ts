import { fileName } from '../../../domain/file-name.ts'
import { faultOf } from './check-file.ts'
import type { FileState } from './file-state.ts'
import { forgetFiles, type KeptFile, keepFile, keptFile } from './kept-files.ts'
import { Pauses } from './pauses.ts'
import { forgetUpload, sendFile } from './send-file.ts'

type Show = (file: FileState | undefined) => void

/** The one file of a field: chosen, kept on the device, sent and judged, by this page or by the ones after it. */
export class OneFile {
  readonly #key: string
  readonly #show: Show
  #run = new Run()

  constructor(key: string, show: Show) {
    this.#key = key
    this.#show = show
  }

  /** Goes on where an earlier page was left. */
  async takeUp(): Promise<void> {
    const run = this.#anew()
    const kept = await keptFile(this.#key)
    if (kept && !run.signal.aborted) await this.#send(kept, run)
  }

  async choose(chosen: File): Promise<void> {
    const run = this.#anew()
    const { size } = chosen
    const name = fileName(chosen.name)
    const why = await faultOf(chosen)
    if (run.signal.aborted) return
    if (why) return this.#show({ name, size, at: 'refused', why })
    this.#show({ name, size, at: 'sending', sent: 0 })
    const bytes = await copyOf(chosen)
    if (run.signal.aborted) return
    if (!bytes) return this.#show({ name, size, at: 'refused', why: 'uploads.unreadable' })
    const copy = { name, size: bytes.size, bytes }
    void keepFile(this.#key, copy)
    await this.#send(copy, run)
  }

  /** Cancels what is on its way; here and on the server nothing stays. */
  async remove(): Promise<void> {
    const { id } = this.#run
    this.#anew()
    this.#show(undefined)
    await Promise.all([forgetFiles([this.#key]), id && forgetUpload(id)])
  }

  tryNow(): void {
    this.#run.pauses.end()
  }

  /** The page goes; the file stays on the device. */
  stop(): void {
    this.#run.stop()
  }

  /** Whatever went on before has no say any more. */
  #anew(): Run {
    this.#run.stop()
    this.#run = new Run()
    return this.#run
  }

  async #send({ name, size, bytes, uploadId }: KeptFile, run: Run): Promise<void> {
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
        if (bytes) void keepFile(this.#key, { name, size, bytes, uploadId: id })
      },
      report: (step) => {
        this.#show({ name, size, bytes, ...step })
        if (step.at === 'refused') void forgetFiles([this.#key])
      },
    })
  }
}

class Run {
  readonly #stopping = new AbortController()
  readonly signal = this.#stopping.signal
  readonly pauses = new Pauses(this.signal)
  /** Of the upload on the server. */
  id: string | undefined

  stop(): void {
    this.#stopping.abort()
  }
}

/** A copy does not change while it is sent, and does not vanish with a memory stick. */
async function copyOf(file: File): Promise<Blob | undefined> {
  try {
    return new Blob([await file.arrayBuffer()], { type: 'application/pdf' })
  } catch {
    return undefined
  }
}
