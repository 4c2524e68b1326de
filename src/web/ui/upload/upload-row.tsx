import { Button, IconButton, LinkButton } from '../button/button.tsx'
import type { ControlProps } from '../field/field.tsx'
import { FileRow } from '../file-row/file-row.tsx'
import { type PickerLabels, whyId } from './upload-place.tsx'
import type { UploadState } from './upload-state.ts'

export type UploadLabels = PickerLabels & {
  again: string
  progress: string
  view: string
  tryNow: string
  cancel: (file: string) => string
  remove: (file: string) => string
}

export type UploadRowProps = {
  control: ControlProps
  state: Exclude<UploadState, { status: 'empty' }>
  labels: UploadLabels
  onCancel: () => void
  onRemove: () => void
  onTryNow: () => void
}

export function UploadRow({ control, state, labels, onCancel, onRemove, onTryNow }: UploadRowProps) {
  const { name, detail } = state
  switch (state.status) {
    case 'sending':
    case 'waiting': {
      const waiting = state.status === 'waiting'
      const progress =
        state.percent === undefined ? undefined : { label: labels.progress, percent: state.percent }
      return (
        <FileRow
          name={name}
          detail={detail}
          look={waiting ? 'waiting' : undefined}
          progress={progress}
          below={
            waiting && (
              <Button variant="quiet" small onClick={onTryNow}>
                {labels.tryNow}
              </Button>
            )
          }
        >
          <IconButton icon="x" label={labels.cancel(name)} onClick={onCancel} />
        </FileRow>
      )
    }
    case 'sent':
      return (
        <FileRow name={name} detail={detail} look="sent">
          {state.href && (
            <LinkButton variant="quiet" small href={state.href} target="_blank">
              {labels.view}
              <span className="vh"> {name}</span>
            </LinkButton>
          )}
          <IconButton icon="trash" label={labels.remove(name)} onClick={onRemove} />
        </FileRow>
      )
    case 'refused':
      return (
        <FileRow name={name} detail={detail} detailId={whyId(control)} look="refused">
          <label className="btn btn--quiet btn--sm" htmlFor={control.id}>
            {labels.again}
          </label>
        </FileRow>
      )
  }
}
