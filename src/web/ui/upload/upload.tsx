import type { ControlProps } from '../field/field.tsx'
import { UploadPlace } from './upload-place.tsx'
import { type UploadLabels, UploadRow, type UploadRowProps } from './upload-row.tsx'
import { placeOf, type UploadState } from './upload-state.ts'

type UploadProps = Pick<UploadRowProps, 'onCancel' | 'onRemove' | 'onTryNow'> & {
  control: ControlProps
  name: string
  label: string
  accept: string
  state: UploadState
  labels: UploadLabels
  onChoose: (file: File) => void
}

export function Upload({ state, ...props }: UploadProps) {
  return (
    <UploadPlace {...props} shows={placeOf(state.status)}>
      {state.status !== 'empty' && <UploadRow {...props} state={state} />}
    </UploadPlace>
  )
}
