import type { Translate } from '../../domain/messages/translate.ts'
import type { UploadLabels } from '../ui/upload/upload-row.tsx'

export const uploadLabels = (t: Translate): UploadLabels => ({
  choose: t('uploads.choose'),
  drop: t('uploads.drop'),
  again: t('uploads.again'),
  progress: t('uploads.progress'),
  view: t('uploads.view'),
  tryNow: t('uploads.tryNow'),
  cancel: (file) => t('uploads.cancel', { file }),
  remove: (file) => t('uploads.remove', { file }),
})
