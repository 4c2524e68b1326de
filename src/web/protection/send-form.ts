import { useEffect } from 'react'
import type { apiPaths } from '../../domain/api/paths.ts'
import type { ApplicationsPath } from '../../domain/applicants/applicant-paths.ts'
import type { FormId } from '../../domain/forms/engine/form.ts'
import { type Answered, callApi } from '../api/call-api.ts'

export type Receiver = { form: FormId; path: typeof apiPaths.contact | ApplicationsPath; stamp: string }

/**
 * Sends a form with its proof of work, and retries once with a new proof. Over plain http, where Web Crypto is
 * unavailable, the page stamp replaces the proof.
 */
export async function sendForm(
  { form, path, stamp }: Receiver,
  body: object,
  idempotencyKey?: string,
  finishedDrafts: readonly string[] = [],
): Promise<Answered<{ id: string; reference?: string }>> {
  const send = async (isNew?: boolean) =>
    callApi('POST', path, {
      body,
      headers: {
        'x-captcha-token': isSecureContext ? await proofFor(form, isNew) : stamp,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(finishedDrafts.length > 0 && { 'finished-drafts': finishedDrafts.join() }),
      },
    })
  const first = await send()
  const isRefused = !first.ok && first.code === 'captcha_failed'
  return isRefused && isSecureContext ? send(true) : first
}

/** Starts solving at the first input, so that sending does not wait. */
export function useProof(form: FormId): void {
  useEffect(() => {
    if (!isSecureContext) return
    const begin = () => void proofFor(form)
    addEventListener('focusin', begin, { once: true })
    return () => removeEventListener('focusin', begin)
  }, [form])
}

/** Duplicated, so that a form does not load the other paths; the compiler compares them. */
const challengePath: typeof apiPaths.captchaChallenge = '/api/auth/captcha-challenge'

let worker: Worker | undefined

/** The proof; empty without a connection or worker, in which case sending reports the error. */
function proofFor(form: FormId, isNew?: boolean): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    try {
      worker ??= openWorker()
    } catch {
      return resolve('') // an old browser, or one that forbids workers
    }
    worker.addEventListener('error', () => {
      worker = undefined
      resolve('')
    })
    worker.postMessage({ address: `${challengePath}?form=${form}`, isNew }, [port2])
  })
}

function openWorker(): Worker {
  const address = document.querySelector<HTMLElement>('[data-captcha]')?.dataset.captcha ?? ''
  return new Worker(address, { type: address.endsWith('.ts') ? 'module' : 'classic' })
}
