import type { editingEndpoints } from '../../../../domain/api/content-editing.ts'
import type { Problem } from '../../../../domain/api/endpoints.ts'
import type { Picture } from '../../../../domain/content/picture.ts'
import type { MessageKey } from '../../../../domain/messages/catalogue.ts'
import type { FieldCode } from '../../../../domain/refusals.ts'
import { tokenFromCookie } from '../../../forms/call-api.ts'

/** Written once more, since the endpoints' schemas are not for browsers; the compiler compares them. */
const path: typeof editingEndpoints.storePicture.path = '/api/admin/pictures'

type Sent = { ok: true; picture: Omit<Picture, 'alt'> } | { ok: false; problem: MessageKey }

/** The file as it is; a page that was open for too long gets a new token with the refusal, and tries once more. */
export async function sendPicture(file: File, isSecond = false): Promise<Sent> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': file.type.startsWith('image/') ? file.type : 'image/unknown',
        'x-xsrf-token': tokenFromCookie(),
      },
      body: file,
    })
    if (response.ok) return { ok: true, picture: await response.json() }
    const { code, errors } = (await response.json()) as Problem
    if (code === 'forged_request' && !isSecond) return sendPicture(file, true)
    return { ok: false, problem: sentenceFor(response.status, errors?.picture) }
  } catch {
    return { ok: false, problem: 'writing.pictureNotSent' }
  }
}

function sentenceFor(status: number, code: FieldCode | undefined): MessageKey {
  if (code) return `forms.${code}`
  if (status === 413) return 'forms.file_too_large'
  return status === 503 ? 'writing.busy' : 'writing.pictureNotSent'
}
