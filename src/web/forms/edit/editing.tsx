import type { IslandProps } from '../../islands/names.ts'
import { Behind } from './behind.tsx'
import { type LinkProps, type Openable, Unlocking } from './unlocking.tsx'

export type EditingProps = LinkProps & {
  /** The document's titles, each with a place for {title}. */
  titles: { right: string; wrong: string }
  /** What can be made out behind the dialog. */
  behind: { title: string; labels: string[] }
}

type Props = IslandProps<EditingProps> & {
  /** Fetches the form itself, for whoever may see it. */
  load: () => Promise<Openable<EditingProps>>
}

/** An empty form behind a dialog; the right credentials bring the application. */
export function Editing(props: Props) {
  return <Unlocking<EditingProps> {...props} says={says} veiled={<Behind {...props.behind} />} />
}

const says = { title: 'edit.title', again: 'edit.againText', noScript: 'edit.noScriptText' } as const
