/** The state of a file; `detail` describes it, such as '1.2 MB of 3.4 MB, about 20 seconds left'. */
export type UploadState =
  | { status: 'empty' }
  | { status: 'sending' | 'waiting'; name: string; detail: string; percent?: number }
  | { status: 'sent'; name: string; detail: string; href?: string }
  | { status: 'refused'; name: string; detail: string }

/** A refused file leaves the picker open and focused. */
export type Shown = 'picker' | 'picker and why' | 'row'

export function placeOf(status: UploadState['status']): Shown {
  if (status === 'empty') return 'picker'
  return status === 'refused' ? 'picker and why' : 'row'
}
