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
    for (const sentence of form.querySelectorAll<HTMLElement>('[data-says]')) {
      sentence.hidden = sentence.dataset.says !== failure
    }
  })
}

/** Which sentence says what went wrong; undefined where nothing did. */
async function perform(form: HTMLFormElement): Promise<'password' | 'failed' | undefined> {
  const typed = Object.fromEntries(new FormData(form)) as { name?: string; password?: string }
  const begun = await call(
    form.dataset.begin,
    typed.password === undefined ? {} : { password: typed.password },
  )
  if (!begun.ok) return begun.answer.errors?.password ? 'password' : 'failed'
  const credential = await ask(form.dataset.passkey, begun.answer).catch(() => null)
  if (!credential) return 'failed'
  const response = (credential as PublicKeyCredential).toJSON()
  const name = typed.name === undefined ? {} : { name: typed.name }
  return (await call(form.dataset.finish, { ...name, response })).ok ? undefined : 'failed'
}

function ask(what: string | undefined, options: unknown): Promise<Credential | null> {
  const { parseCreationOptionsFromJSON: forNew, parseRequestOptionsFromJSON: forKnown } = PublicKeyCredential
  return what === 'create'
    ? navigator.credentials.create({ publicKey: forNew(options as PublicKeyCredentialCreationOptionsJSON) })
    : navigator.credentials.get({ publicKey: forKnown(options as PublicKeyCredentialRequestOptionsJSON) })
}

type Answer = { code?: string; errors?: { password?: string } }

/** A page that was open for too long gets a new token with the refusal, and tries once more. */
async function call(path = '', body: object, isSecond = false): Promise<{ ok: boolean; answer: Answer }> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Answer
    if (answer.code === 'forged_request' && !isSecond) return call(path, body, true)
    return { ok: response.ok, answer }
  } catch {
    return { ok: false, answer: {} }
  }
}

export {}
