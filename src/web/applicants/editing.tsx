import type { IslandProps } from '../islands/names.ts'
import { type OpenedProgramme, openProgramme } from '../programme/open-programme.ts'
import { Behind } from './behind.tsx'
import { type LinkProps, type Openable, Unlocking } from './unlocking.tsx'

export type EditingProps = LinkProps & {
  /** The document's titles, each with a place for {title}. */
  titles: { right: string; wrong: string }
  /** What can be made out behind the dialog. */
  behind: { title: string; labels: string[] }
  /** Where the wording of collaborations is, for those who may have some. */
  programmeWords?: string | undefined
}

type Shown = EditingProps & { programme?: OpenedProgramme | undefined }

type Props = IslandProps<EditingProps> & {
  /** Fetches the form itself, for whoever may see it. */
  load: () => Promise<Openable<Shown>>
}

/** An empty form behind a dialog; the right credentials bring the application. */
export function Editing(props: Props) {
  const { programmeWords, behind } = props
  return (
    <Unlocking<Shown>
      {...props}
      says={says}
      fetchMore={async () => {
        const programme = programmeWords === undefined ? undefined : await openProgramme(programmeWords)
        return programme && 'ok' in programme ? programme : { programme }
      }}
      veiled={<Behind {...behind} />}
    />
  )
}

const says = { title: 'edit.title', again: 'edit.againText', noScript: 'edit.noScriptText' } as const
