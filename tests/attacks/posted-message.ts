import { message } from '../api/api-app.ts'
import { solveCaptcha } from '../harness/protection/solve-captcha.ts'
import { anyCaller, type Client, type Heard, ownPage } from './http-client.ts'

/** Sends a message like our own page, with its proof of work. */
export async function postContact(client: Client, changes: object): Promise<Heard> {
  const headers = { 'x-forwarded-for': anyCaller() }
  const read = async (path: string) => JSON.parse((await client.call({ method: 'GET', path, headers })).body)
  return client.call({
    method: 'POST',
    path: '/api/contact',
    headers: {
      ...headers,
      ...(await ownPage(client)),
      'content-type': 'application/json',
      'x-captcha-token': await solveCaptcha('contact', read),
    },
    body: JSON.stringify({ ...message, ...changes }),
  })
}
