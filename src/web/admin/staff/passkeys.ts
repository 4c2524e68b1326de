/* Wires the passkey forms: `data-passkey` says whether a form adds one or signs in, `data-next` where it leads. */
import { passkeyPaths } from '../../../domain/api/staff/staff-paths.ts'
import { callApi, type Failed } from '../../api/call-api.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
  form.hidden = !('PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const failure = await perform(form)
    if (!failure) return location.assign(form.dataset.next ?? '/')
    if (failure.waitSeconds) sayWait(form, failure.waitSeconds)
    for (const sentence of form.querySelectorAll<HTMLElement>('[data-says]')) {
      sentence.hidden = sentence.dataset.says !== failure.says
    }
  })
}

type Failure = { says: 'password' | 'wait' | 'failed'; waitSeconds?: number }

/** Performs the ceremony; undefined after success. */
async function perform(form: HTMLFormElement): Promise<Failure | undefined> {
  const { name = '', password = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const isNew = form.dataset.passkey === 'create'
  const begun = isNew
    ? await callApi('POST', passkeyPaths.begin, { body: { password } })
    : await callApi('POST', passkeyPaths.beginSignIn)
  if (!begun.ok) return failureOf(begun)
  const credential = await (isNew ? create : get)(begun.value).catch(() => null)
  if (!credential) return { says: 'failed' }
  const response = { ...(credential as PublicKeyCredential).toJSON() }
  const finished = isNew
    ? await callApi('POST', passkeyPaths.passkeys, { body: { name, response } })
    : await callApi('POST', passkeyPaths.signIn, { body: { response } })
  return finished.ok ? undefined : failureOf(finished)
}

function failureOf({ code, errors, retryAfterSeconds }: Failed): Failure {
  const isTooMuch = code === 'too_many_requests' || code === 'too_many_attempts'
  if (isTooMuch) return { says: 'wait', waitSeconds: retryAfterSeconds || 60 }
  return { says: errors?.password ? 'password' : 'failed' }
}

/** Writes the waiting time in whole minutes, with the plural of the page's language. */
function sayWait(form: HTMLFormElement, seconds: number) {
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const
  const time = new Intl.NumberFormat(document.documentElement.lang, format).format(Math.ceil(seconds / 60))
  for (const place of form.querySelectorAll<HTMLElement>('[data-sentence]')) {
    place.textContent = (place.dataset.sentence ?? '').replace('{time}', time)
  }
}

const create = (options: object) =>
  navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    ),
  })

const get = (options: object) =>
  navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
      options as PublicKeyCredentialRequestOptionsJSON,
    ),
  })
