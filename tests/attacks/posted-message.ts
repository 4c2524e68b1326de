import { message } from '../api/api-app.ts'
import { solveCaptcha } from '../harness/solve-captcha.ts'
import { anyCaller, type Heard, type Line, ownPage } from './line.ts'

/** Sends a message like our own page, with its proof of work. */
export async function postContact(line: Line, changes: object): Promise<Heard> {
  const headers = { 'x-forwarded-for': anyCaller() }
  const read = async (path: string) => JSON.parse((await line.call({ method: 'GET', path, headers })).body)
  return line.call({
    method: 'POST',
    path: '/api/contact',
    headers: {
      ...headers,
      ...(await ownPage(line)),
      'content-type': 'application/json',
      'x-captcha-token': await solveCaptcha('contact', read),
    },
    body: JSON.stringify({ ...message, ...changes }),
  })
}
