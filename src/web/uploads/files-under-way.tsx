import type { Translate } from '../../domain/messages/translate.ts'
import type { IslandProps } from '../islands/names.ts'
import { Button } from '../ui/button/button.tsx'
import { FileRow } from '../ui/file-row/file-row.tsx'
import { bringIntoView } from '../ui/message/bring-into-view.ts'
import { Message } from '../ui/message/message.tsx'
import type { FileState } from './file-state.ts'
import { detailOf, percentOf, statusOf, uploadLabels } from './file-words.ts'
import { useUnderWay } from './under-way.ts'

type Props = IslandProps<{
  /** What happens to the form while its files are being sent, and when the connection is lost. */
  texts: { sending: string; noLine: string }
}>

/** Progress of the files for which a button waits. */
export function FilesUnderWay({ t, locale, texts }: Props) {
  const underWay = [...useUnderWay()]
  const files = underWay.map(([, { file }]) => file)
  const isCut = files.some((file) => file.at === 'waiting' && file.for === 'line')
  const labels = uploadLabels(t)
  return (
    <div className="stack gap-3" ref={bringIntoView}>
      <div role="status">
        <Message
          tone={isCut ? 'warn' : 'info'}
          title={t('wizard.filesTitle')}
          text={isCut ? texts.noLine : texts.sending}
        />
      </div>
      {underWay.map(([name, { file, tryNow }]) => {
        const isWaiting = statusOf(file) === 'waiting'
        const percent = percentOf(file)
        return (
          <FileRow
            key={name}
            name={file.at === 'sending' ? sendingLine(file, t, percent) : file.name}
            detail={detailOf(file, t, locale)}
            look={isWaiting ? 'waiting' : undefined}
            progress={
              percent === undefined ? undefined : { label: `${labels.progress}: ${file.name}`, percent }
            }
            below={
              isWaiting && (
                <Button variant="quiet" small onClick={tryNow}>
                  {labels.tryNow}
                  <span className="vh"> {file.name}</span>
                </Button>
              )
            }
          />
        )
      })}
      <p className="vh" role="status">
        {spokenProgress(files, t)}
      </p>
    </div>
  )
}

/** The progress for screen readers, in quarters of a file, not in per cent. */
function spokenProgress(files: readonly FileState[], t: Translate): string {
  return files
    .filter(({ at }) => at === 'sending')
    .map((file) => sendingLine(file, t, 25 * Math.floor((percentOf(file) ?? 0) / 25)))
    .join('. ')
}

function sendingLine({ name }: FileState, t: Translate, percent = 0): string {
  return t('wizard.filesSending', { file: name, percent })
}
