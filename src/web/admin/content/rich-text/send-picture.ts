import type { Picture } from '../../../../domain/content/picture.ts'
import type { MessageKey } from '../../../../domain/messages/catalogue.ts'
import { callApi, type Failed } from '../../../api/call-api.ts'

type Sent = { ok: true; picture: Omit<Picture, 'alt'> } | { ok: false; problem: MessageKey }

/** The file as it is. */
export async function sendPicture(file: File): Promise<Sent> {
  const type = file.type.startsWith('image/') ? file.type : 'image/unknown'
  const answer = await callApi('POST', '/api/admin/pictures', {
    body: file,
    headers: { 'content-type': type },
  })
  return answer.ok ? { ok: true, picture: answer.value } : { ok: false, problem: sentenceFor(answer) }
}

function sentenceFor({ code, errors }: Failed): MessageKey {
  if (errors?.picture) return `forms.${errors.picture}`
  if (code === 'body_too_large') return 'forms.file_too_large'
  return code === 'unavailable' ? 'writing.busy' : 'writing.pictureNotSent'
}
