import { Icon } from '../icon/icon.tsx'

const icons = { saved: 'saved', offline: 'offline', unsaved: 'warn' } as const

/** Whether the draft is safe, in words; being offline is a state, not an error. */
export function SaveState({ state, children }: { state: keyof typeof icons; children: string }) {
  return (
    <p className="save-state" role="status" data-state={state}>
      <Icon name={icons[state]} />
      {children}
    </p>
  )
}
