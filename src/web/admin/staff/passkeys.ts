/*
 * Shows and wires the forms that need a passkey: each names the call that begins, the one that finishes and where to
 * go then. Nothing is imported, since the calls of the islands come with their framework.
 */
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

/** Which sentence says what went wrong; undefined where nothing did. */
async function perform(form: HTMLFormElement): Promise<Failure | undefined> {
  const typed = Object.fromEntries(new FormData(form)) as { name?: string; password?: string }
  const begun = await call(
    form.dataset.begin,
    typed.password === undefined ? {} : { password: typed.password },
  )
  if (!begun.ok) return failureOf(begun)
  const credential = await ask(form.dataset.passkey, begun.answer).catch(() => null)
  if (!credential) return { says: 'failed' }
  const response = (credential as PublicKeyCredential).toJSON()
  const name = typed.name === undefined ? {} : { name: typed.name }
  const finished = await call(form.dataset.finish, { ...name, response })
  return finished.ok ? undefined : failureOf(finished)
}

function failureOf({ answer, waitSeconds }: Called): Failure {
  if (waitSeconds) return { says: 'wait', waitSeconds }
  return { says: answer.errors?.password ? 'password' : 'failed' }
}

/** In whole minutes, with the plural of the page's language. */
function sayWait(form: HTMLFormElement, seconds: number) {
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const
  const time = new Intl.NumberFormat(document.documentElement.lang, format).format(Math.ceil(seconds / 60))
  for (const place of form.querySelectorAll<HTMLElement>('[data-sentence]')) {
    place.textContent = (place.dataset.sentence ?? '').replace('{time}', time)
  }
}

function ask(what: string | undefined, options: unknown): Promise<Credential | null> {
  const { parseCreationOptionsFromJSON: forNew, parseRequestOptionsFromJSON: forKnown } = PublicKeyCredential
  return what === 'create'
    ? navigator.credentials.create({ publicKey: forNew(options as PublicKeyCredentialCreationOptionsJSON) })
    : navigator.credentials.get({ publicKey: forKnown(options as PublicKeyCredentialRequestOptionsJSON) })
}

type Answer = { code?: string; errors?: { password?: string } }
type Called = { ok: boolean; answer: Answer; waitSeconds?: number }

/** A page that was open for too long gets a new token with the refusal, and tries once more. */
async function call(path = '', body: object, isSecond = false): Promise<Called> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Answer
    if (answer.code === 'forged_request' && !isSecond) return call(path, body, true)
    if (response.status !== 429) return { ok: response.ok, answer }
    return { ok: false, answer, waitSeconds: Number(response.headers.get('retry-after')) || 60 }
  } catch {
    return { ok: false, answer: {} }
  }
}

export {}
