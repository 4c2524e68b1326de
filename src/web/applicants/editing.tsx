import type { Form as FormDefinition } from '../../domain/forms/engine/form.ts'
import type { IslandProps } from '../islands/names.ts'
import { type OpenedProgramme, openProgramme } from '../programme/open-programme.ts'
import { Band } from '../ui/band/band.tsx'
import { Field } from '../ui/field/field.tsx'
import { FieldRow, Form, FormHead } from '../ui/form/form.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'
import { type LinkProps, type Openable, Unlocking } from './unlocking.tsx'

export type EditingProps = LinkProps & {
  /** The document's titles, each with a place for {title}. */
  titles: { right: string; wrong: string }
  behind: { title: string; labels: string[] }
  /** The address of the wording of collaborations, for applicants who may have some. */
  programmeWords?: string | undefined
}

type Shown = EditingProps & { programme?: OpenedProgramme | undefined }

/** An empty form behind a dialog; the right credentials load the application and its form. */
export function editingOf(loadForm: () => Promise<FormDefinition>) {
  const load = async (): Promise<Openable<Shown>> => {
    const [{ OpenApplication }, form] = await Promise.all([import('./open-application.tsx'), loadForm()])
    return (props) => <OpenApplication {...props} form={form} />
  }
  return (props: IslandProps<EditingProps>) => <Editing {...props} load={load} />
}

function Editing(props: IslandProps<EditingProps> & { load: () => Promise<Openable<Shown>> }) {
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

const says = { title: 'edit.title', again: 'edit.againText' } as const

function Behind({ title, labels }: { title: string; labels: readonly string[] }) {
  return (
    <Band inner="split split--start">
      <div />
      <Form method="post">
        <FormHead title={title} />
        <FieldRow>
          {labels.map((label, at) => (
            <Field key={label} id={`behind-${at}`} label={label}>
              {(control) => <TextInput {...control} disabled />}
            </Field>
          ))}
        </FieldRow>
      </Form>
    </Band>
  )
}
