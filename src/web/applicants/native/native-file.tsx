import { labelOf } from '../../../domain/forms/engine/wording.ts'
import { type ArrivedFiles, namedFiles } from '../../applications/arrived-files.ts'
import { FileInput } from '../../forms/inputs/file-input.tsx'
import type { InputProps } from '../../forms/inputs/question.ts'
import { sizeText } from '../../uploads/file-words.ts'
import type { OwnRecord } from '../own-record.ts'

type Props = InputProps<'file'> & { record: OwnRecord | undefined; arrived?: ArrivedFiles | undefined }

/** The stored file with a link to view it, above a native field to replace it. */
export function NativeFile({ record, arrived = {}, ...question }: Props) {
  const { form, name, t, locale, answers } = question
  const kept = record?.files.find(({ field, key }) => field === name && key === answers[name])
  const files = kept
    ? { [name]: { name: kept.name, detail: t('edit.fileKept', { size: sizeText(kept.size, t, locale) }) } }
    : namedFiles(arrived, t, locale)
  return (
    <div className="stack gap-2">
      <FileInput {...question} files={files} />
      {kept && (
        <p>
          <a href={kept.href}>
            {t('uploads.view')}
            <span className="vh"> {labelOf(form, name, t)}</span>
          </a>
        </p>
      )}
    </div>
  )
}
