import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { largestUpload, pdfMark } from '../../domain/uploads/upload.ts'

export async function faultOf(file: Blob): Promise<MessageKey | undefined> {
  if (file.size === 0) return 'uploads.empty'
  if (file.size > largestUpload) return 'forms.file_too_large'
  try {
    const start = new Uint8Array(await file.slice(0, pdfMark.length).arrayBuffer())
    return String.fromCharCode(...start) === pdfMark ? undefined : 'forms.not_pdf'
  } catch {
    return 'uploads.unreadable'
  }
}
