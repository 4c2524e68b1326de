import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from '../../src/domain/api/paths.ts'
import { hospitalExample } from '../../src/domain/forms/hospital-example.ts'
import { paths } from '../../src/domain/paths.ts'
import { message } from '../api/api-app.ts'
import { nativeExpert } from '../api/applications/native-expert.ts'
import { pageOpened } from '../harness/protection/page-opened.ts'
import { solveCaptcha } from '../harness/protection/solve-captcha.ts'
import { honestPdf } from '../harness/uploads/pdfs/honest-pdfs.ts'

export type Errand = keyof ReturnType<typeof errandsAt>

/** One request and its response; `email` is the sender's of a form. */
export type Heard = {
  errand: Errand
  status: number
  headers: Headers
  body: string
  /** The time of the request and how long the response took. */
  at: number
  ms: number
  email?: string
}

type Sent = { path: string; email?: string; init?: RequestInit }

let visitors = 0

/** A visitor with an own address, to stay below the rate limits per caller. */
function newVisitor() {
  const number = ++visitors
  const ip = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  return { email: `v${number}@hospital.example`, headers: { 'x-forwarded-for': ip } }
}
type Visitor = ReturnType<typeof newVisitor>

/** One request of each kind, as a page, a script or a proxy sends it; none needs the database beforehand. */
function errandsAt(site: string) {
  const document = (path: string) => async (): Promise<Sent> => ({ path })
  const post = (path: string, fields: Record<string, string>, files: Record<string, File> = {}): Sent => {
    const body = Object.keys(files).length > 0 ? new FormData() : new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    for (const [name, file] of Object.entries(files)) (body as FormData).append(name, file)
    return { path, init: { method: 'POST', body, headers: { origin: site } } }
  }
  const call = async (path: string, init: RequestInit): Promise<Sent> => {
    const refused = await fetch(site + path, { method: 'POST' })
    const token = /XSRF-TOKEN=([^;]+)/.exec(refused.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const csrf = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
    return { path, init: { method: 'POST', ...init, headers: { ...csrf, ...init.headers } } }
  }
  return {
    async application({ email, headers: own }: Visitor) {
      const read = async (path: string) => (await fetch(site + path, { headers: own })).json()
      const proof = await solveCaptcha('hospital', read)
      const headers = { 'content-type': 'application/json', 'x-captcha-token': proof }
      const body = JSON.stringify({ ...hospitalExample, email })
      return { ...(await call(apiPaths.hospitalApplications, { headers, body })), email }
    },
    async 'message by form'({ email }: Visitor) {
      return { ...post(paths.contact(), { ...message, email, _stamp: pageOpened('contact') }), email }
    },
    async 'application by form'({ email }: Visitor) {
      const [resume, endorsement] = ['cv.pdf', 'letter.pdf'].map(
        (name) => new File([new Uint8Array(honestPdf(20_000))], name, { type: 'application/pdf' }),
      ) as [File, File]
      return { ...post(paths.applyExpert(), { ...nativeExpert(), email }, { resume, endorsement }), email }
    },
    upload: () => call(apiPaths.uploads, { headers: { 'tus-resumable': '1.0.0', 'upload-length': '1000' } }),
    'kept page': document(paths.about()),
    page: document(paths.story('forty-eight-hours')),
    alive: document('/healthz'),
    ready: document('/readyz'),
  }
}

/** Longer than any allowed response time. */
const patienceMs = 60_000

async function visit(site: string, errand: Errand): Promise<Heard> {
  const visitor = newVisitor()
  const { path, init, ...sent }: Sent = await errandsAt(site)[errand](visitor)
  const at = performance.now()
  const answer = await fetch(site + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    ...init,
    headers: { ...visitor.headers, ...init?.headers },
  })
  const body = await answer.text()
  const { status, headers: told } = answer
  return { errand, status, headers: told, body, at, ms: performance.now() - at, ...sent }
}

/** Repeats one request of each kind until stopped; then returns all responses. */
export function visitUntilStopped(site: string) {
  const heard: Heard[] = []
  let isOver = false
  const repeatUntilStopped = async (errand: Errand) => {
    while (!isOver) {
      heard.push(await visit(site, errand))
      await sleep(50) // leaves processor time for the server on a machine with two cores
    }
  }
  const going = Promise.all((Object.keys(errandsAt(site)) as Errand[]).map(repeatUntilStopped))
  return {
    heard,
    async stop() {
      isOver = true
      await going
      return heard
    },
  }
}
